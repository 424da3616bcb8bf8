import type { MarkdownFacts } from '../../markdown/markdown-facts';

/** Returns whether both the module and its option for comments are on. */
export const isCommentMarkdownOn = ({ module, comments }: MarkdownFacts): boolean => module && comments;

/**
 * Returns the options to save when the switch is used. With Markdown on for posts, only the option for comments changes
 * (SET-205). Otherwise turning it on also turns on the module if that is off (SET-206, OQ-098).
 */
export function commentMarkdownChanges(on: boolean, facts: MarkdownFacts): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_comments_with_markdown: on };
  if (!on || facts.module) return option;
  // Turning on the module would also activate an old option for posts.
  return { markdown: true, ...option, ...(facts.posts && { wpcom_publish_posts_with_markdown: false }) };
}
