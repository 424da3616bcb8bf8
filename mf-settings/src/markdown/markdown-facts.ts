/** What the switches for Markdown depend on: posts and comments have an option each, and share the module. */
export interface MarkdownFacts {
  readonly module: boolean;
  readonly posts: boolean;
  readonly comments: boolean;
}

/** From the options as the server holds them. */
export const markdownFacts = (serverValues: Readonly<Record<string, unknown>>): MarkdownFacts => ({
  module: Boolean(serverValues.markdown),
  posts: Boolean(serverValues.wpcom_publish_posts_with_markdown),
  comments: Boolean(serverValues.wpcom_publish_comments_with_markdown),
});
