import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { replies, senderName } from './newsletter.field';
import { NewsletterCard } from './newsletter-card.view';
import { newsletterCategories } from './newsletter-categories.field';
import { categoriesOption, emailOptions, formOptions, hasOneOf } from './newsletter-options';

const settings = [...formOptions, ...emailOptions, categoriesOption];
const fields = [senderName, replies, newsletterCategories];
const options = [...settings, ...fields.map(({ option }) => option)];

/** Forms and emails of the newsletter. The site has the options from Jetpack 12.5 on. */
export const newsletter: CardDescription = {
  id: 'newsletter',
  title: () => __('Newsletter'),
  icon: 'list',
  modules: ['subscriptions'],
  exists: ({ modules, serverValues }) => 'subscriptions' in modules && hasOneOf(options, serverValues),
  settings,
  fields,
  words: () => [__('pop-up'), __('email'), __('sender'), __('subscribe'), __('categories')],
  connectText: () => __('Connect to let visitors subscribe.'),
  view: NewsletterCard,
};
