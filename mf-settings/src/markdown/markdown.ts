/** State of Markdown. Posts and comments share a module, and each of them has an option. */
export interface MarkdownInput {
  readonly isModuleOn: boolean;
  readonly isPostOptionOn: boolean;
  readonly isCommentOptionOn: boolean;
}

/** Reads the state of Markdown from the options on the server. */
export const markdownInput = (serverValues: Readonly<Record<string, unknown>>): MarkdownInput => ({
  isModuleOn: Boolean(serverValues.markdown),
  isPostOptionOn: Boolean(serverValues.wpcom_publish_posts_with_markdown),
  isCommentOptionOn: Boolean(serverValues.wpcom_publish_comments_with_markdown),
});

/** Returns whether both the module and its option for posts are on. */
export const isPostMarkdownOn = ({ isModuleOn, isPostOptionOn }: MarkdownInput): boolean =>
  isModuleOn && isPostOptionOn;

/**
 * Returns the options to save when the user turns Markdown for posts on or off (SET-042, SET-204). Turning it on also turns on the
 * module; turning it off also turns off the module, unless comments use it.
 * @param isForcedOn whether an administrator keeps the module on
 */
export function postMarkdownChanges(
  on: boolean,
  { isModuleOn, isCommentOptionOn }: MarkdownInput,
  isForcedOn = false,
): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_posts_with_markdown: on };
  // If the option for comments is on, turning on the module would also turn on Markdown for comments.
  if (on && !isModuleOn)
    return { markdown: true, ...option, ...(isCommentOptionOn && { wpcom_publish_comments_with_markdown: false }) };
  if (on) return option;
  return isModuleOn && !isCommentOptionOn && !isForcedOn ? { markdown: false, ...option } : option;
}

/** Returns whether both the module and its option for comments are on. */
export const isCommentMarkdownOn = ({ isModuleOn, isCommentOptionOn }: MarkdownInput): boolean =>
  isModuleOn && isCommentOptionOn;

/**
 * Returns the options to save when the user turns Markdown for comments on or off. While posts use Markdown, only the option for
 * comments changes (SET-205). Otherwise, turning it on also turns on the module if it is off (SET-206, OQ-098).
 */
export function commentMarkdownChanges(on: boolean, input: MarkdownInput): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_comments_with_markdown: on };
  if (!on || input.isModuleOn) return option;
  // If the option for posts is on, turning on the module would also turn on Markdown for posts.
  return { markdown: true, ...option, ...(input.isPostOptionOn && { wpcom_publish_posts_with_markdown: false }) };
}
