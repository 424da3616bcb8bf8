import type { MarkdownFacts } from '../../markdown/markdown-facts';

/** Markdown in comments is on when its module and its option are. */
export const isCommentMarkdownOn = ({ module, comments }: MarkdownFacts): boolean => module && comments;

/**
 * What using the switch sends. While posts use Markdown only the option goes (SET-205). Otherwise switching it on forces the
 * option on, and the module with it where that is off (SET-206, OQ-098); switching it off leaves nothing that uses the module.
 */
export function commentMarkdownChanges(on: boolean, facts: MarkdownFacts): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_comments_with_markdown: on };
  if (!on || facts.module) return option;
  // An option left over for posts would come to life with the module.
  return { markdown: true, ...option, ...(facts.posts && { wpcom_publish_posts_with_markdown: false }) };
}
