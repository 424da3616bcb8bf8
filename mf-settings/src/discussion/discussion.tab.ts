import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/cards/card';
import { comments } from './comments/comments.card';
import { newsletter } from './newsletter/newsletter.card';
import { newsletterMessages } from './newsletter-messages/newsletter-messages.card';
import { subscriptions } from './subscriptions/subscriptions.card';

/** The discussion settings (SET-194 to SET-207). */
export const discussion: TabDescription = {
  name: 'discussion',
  heading: () => __('Jetpack Discussion Settings'),
  title: () => __('Manage advanced comment settings and grow your audience with email subscriptions.'),
  shortTitle: () => __('Discussion'),
  cards: [comments, subscriptions, newsletter, newsletterMessages],
};
