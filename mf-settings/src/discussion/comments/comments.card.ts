import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { commentColors, commentPrompt } from './comments.field';
import { CommentsCard } from './comments-card.view';

/** The comment form, profile cards, Markdown and likes (SET-198 to SET-200, SET-204 to SET-207). */
export const comments: CardDescription = {
  id: 'comments',
  title: () => __('Comments'),
  icon: 'chat',
  modules: ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'],
  settings: ['wpcom_publish_comments_with_markdown'],
  fields: [commentPrompt, commentColors],
  view: CommentsCard,
};
