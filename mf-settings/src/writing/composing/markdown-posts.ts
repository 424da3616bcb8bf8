import { isOn } from '../../engine/facts';

/** What the switch for Markdown in posts depends on. */
export interface MarkdownFacts {
  /** The module, which both uses share. */
  readonly module: boolean;
  readonly posts: boolean;
  readonly comments: boolean;
}

/** From the options as the server holds them. */
export const markdownFacts = (held: Readonly<Record<string, unknown>>): MarkdownFacts => ({
  module: isOn(held.markdown),
  posts: isOn(held.wpcom_publish_posts_with_markdown),
  comments: isOn(held.wpcom_publish_comments_with_markdown),
});

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
