import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { commentMarkdownChanges, isCommentMarkdownOn, markdownInput } from '../../markdown/markdown';
import { MarkdownRow } from '../../markdown/markdown-row.view';
import { CommentFormRow } from './comment-form-row.view';
import { commentColors, commentPrompt } from './comments.field';

/** The comment form, profile cards, Markdown and likes (SET-198 to SET-200, SET-204 to SET-207). */
export const comments: CardDescription = {
  id: 'comments',
  title: () => __('Comments'),
  icon: 'chat',
  modules: ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'],
  fields: [commentPrompt, commentColors],
  switches: [
    {
      option: 'comments',
      label: () => __('Let visitors comment with social accounts'),
      moduleName: () => __('Comments'),
      view: CommentFormRow,
    },
    {
      option: 'gravatar-hovercards',
      label: () => __('Show profile cards for commenters'),
      explanation: () => __("Pointing at a commenter's picture opens their Gravatar profile."),
      moduleName: () => __('Gravatar Hovercards'),
    },
    {
      option: 'wpcom_publish_comments_with_markdown',
      label: () => __('Let readers use Markdown in comments'),
      explanation: () => __('Readers can format links, lists and emphasis with simple symbols.'),
      learnMore: 'jetpack-support-markdown',
      exists: ({ modules }) => 'markdown' in modules,
      // Markdown for posts uses the same module; its switch is in the writing settings (SET-205, SET-206).
      isOn: (serverValues) => isCommentMarkdownOn(markdownInput(serverValues)),
      changes: (on, serverValues) => commentMarkdownChanges(on, markdownInput(serverValues)),
      view: MarkdownRow,
    },
    {
      option: 'comment-likes',
      label: () => __('Let readers like comments'),
      explanation: () => __('Adds a Like button to each comment.'),
      learnMore: 'jetpack-support-comment-likes',
      moduleName: () => __('Comment Likes'),
    },
  ],
};
