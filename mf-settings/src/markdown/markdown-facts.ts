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
