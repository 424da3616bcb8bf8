import type { MarkdownFacts } from '../../markdown/markdown-facts';

/** Markdown in posts is on when its module and its option are. */
export const isPostMarkdownOn = ({ module, posts }: MarkdownFacts): boolean => module && posts;

/**
 * What switching Markdown for posts sends (SET-042, SET-204): the module comes along when it is off, and goes when nothing else
 * uses it.
 */
export function postMarkdownChanges(
  on: boolean,
  { module, comments }: MarkdownFacts,
): Readonly<Record<string, boolean>> {
  const option = { wpcom_publish_posts_with_markdown: on };
  // An option left over for comments would come to life with the module.
  if (on && !module)
    return { markdown: true, ...option, ...(comments && { wpcom_publish_comments_with_markdown: false }) };
  if (on) return option;
  return module && !comments ? { markdown: false, ...option } : option;
}
