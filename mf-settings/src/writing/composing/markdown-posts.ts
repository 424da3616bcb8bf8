import type { MarkdownFacts } from '../../markdown/markdown-facts';

/** Returns whether both the module and its option for posts are on. */
export const isPostMarkdownOn = ({ module, posts }: MarkdownFacts): boolean => module && posts;

/**
 * Returns the options to save when Markdown for posts is switched (SET-042, SET-204). Turning it on also turns on the module;
 * turning it off also turns off the module unless comments use it.
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
