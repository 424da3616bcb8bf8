import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { messages } from './newsletter-messages.field';
import { NewsletterMessagesCard } from './newsletter-messages-card.view';

/** Newsletter messages to subscribers and visitors. Jetpack added the first of them in 13.9. */
export const newsletterMessages: CardDescription = {
  id: 'newsletter-messages',
  title: () => __('Newsletter messages'),
  icon: 'chat',
  modules: ['subscriptions'],
  exists: ({ modules, serverValues }) => 'subscriptions' in modules && messages.option in serverValues,
  fields: [messages],
  searchTerms: () => [__('welcome'), __('pop-up'), __('subscribe')],
  connectText: () => __('Connect to let visitors subscribe.'),
  view: NewsletterMessagesCard,
};
