import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription, CardSwitch } from '../../engine/cards/card';
import { newsletterCategories, replies, senderName } from './newsletter.field';
import { CategoriesRow, NewsletterCard } from './newsletter-card.view';
import { emailSwitches, formSwitches } from './newsletter-switches';

/** Lets subscribers choose categories. Jetpack added the option in 13.2. */
const categories: CardSwitch = {
  option: 'wpcom_newsletter_categories_enabled',
  module: 'subscriptions',
  label: () => __('Let subscribers choose categories'),
  explanation: () => __('Subscribers get only posts in the categories they choose.'),
  view: CategoriesRow,
};
const switches = [...formSwitches, ...emailSwitches, categories];
const fields = [senderName, replies, newsletterCategories];

/** Forms and emails of the newsletter. Jetpack added the first of these options in 12.5. */
export const newsletter: CardDescription = {
  id: 'newsletter',
  title: () => __('Newsletter'),
  icon: 'list',
  modules: ['subscriptions'],
  exists: ({ modules, serverValues }) =>
    'subscriptions' in modules && [...switches, ...fields].some(({ option }) => option in serverValues),
  switches,
  fields,
  searchTerms: () => [__('pop-up'), __('email'), __('sender'), __('subscribe'), __('categories')],
  connectText: () => __('Connect to let visitors subscribe.'),
  view: NewsletterCard,
};
