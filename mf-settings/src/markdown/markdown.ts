/** State of Markdown: posts and comments share a module, and each has an option. */
export interface MarkdownFacts {
  readonly module: boolean;
  readonly posts: boolean;
  readonly comments: boolean;
}

/** Reads the state of Markdown from the options on the server. */
export const markdownFacts = (serverValues: Readonly<Record<string, unknown>>): MarkdownFacts => ({
  module: Boolean(serverValues.markdown),
  posts: Boolean(serverValues.wpcom_publish_posts_with_markdown),
  comments: Boolean(serverValues.wpcom_publish_comments_with_markdown),
});

/** Returns whether both the module and its option for posts are on. */
export const isPostMarkdownOn = ({ module, posts }: MarkdownFacts): boolean => module && posts;

/**
 * Returns the options to save when the user turns Markdown for posts on or off (SET-042, SET-204). Turning it on also turns on the
 * module; turning it off also turns off the module, unless comments use it.
 * @param isForcedOn whether an administrator keeps the module on
 */
export function postMarkdownChanges(
  on: boolean,
  { module, comments }: MarkdownFacts,
  isForcedOn = false,
): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_posts_with_markdown: on };
  // Turning on the module would also activate an old option for comments.
  if (on && !module)
    return { markdown: true, ...option, ...(comments && { wpcom_publish_comments_with_markdown: false }) };
  if (on) return option;
  return module && !comments && !isForcedOn ? { markdown: false, ...option } : option;
}

/** Returns whether both the module and its option for comments are on. */
export const isCommentMarkdownOn = ({ module, comments }: MarkdownFacts): boolean => module && comments;

/**
 * Returns the options to save when the user turns Markdown for comments on or off. While posts use Markdown, only the option for
 * comments changes (SET-205). Otherwise, turning it on also turns on the module if it is off (SET-206, OQ-098).
 */
export function commentMarkdownChanges(on: boolean, facts: MarkdownFacts): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_comments_with_markdown: on };
  if (!on || facts.module) return option;
  // Turning on the module would also activate an old option for posts.
  return { markdown: true, ...option, ...(facts.posts && { wpcom_publish_posts_with_markdown: false }) };
}
