import { flag, type OptionEntry } from './options';

/**
 * Options for newsletter and ads that versions 12.5 to 13.9 of the plugin added. Names, types and values are those of the
 * plugin; the sentences are ours.
 */
export const newsletterOptions: readonly OptionEntry[] = [
  flag('sm_enabled', 'subscriptions', 'Pop-up in posts.', 0),
  flag('jetpack_subscribe_overlay_enabled', 'subscriptions', 'Overlay on the homepage.', 0),
  flag('jetpack_subscriptions_subscribe_post_end_enabled', 'subscriptions', 'Form after each post.', 0),
  flag('jetpack_subscriptions_subscribe_navigation_enabled', 'subscriptions', 'Form in the menu.', 0),
  flag('jetpack_subscriptions_login_navigation_enabled', 'subscriptions', 'Login link in the menu.', 0),
  flag('wpcom_newsletter_categories_enabled', 'subscriptions', 'Categories of the newsletter.', 0),
  flag('wpcom_featured_image_in_email', 'subscriptions', 'Featured image in emails.', 1),
  flag('wpcom_subscription_emails_use_excerpt', 'subscriptions', 'Excerpts in emails.', 0),
  flag('jetpack_gravatar_in_email', 'subscriptions', 'Picture of the author in emails.', 1),
  flag('jetpack_author_in_email', 'subscriptions', 'Name of the author in emails.', 1),
  flag('jetpack_post_date_in_email', 'subscriptions', 'Date in emails.', 1),
  {
    name: 'jetpack_subscriptions_reply_to',
    module: 'subscriptions',
    type: 'string',
    text: 'Replies to emails.',
    default: 'no-reply',
    enum: ['no-reply', 'author', 'comment'],
  },
  { name: 'jetpack_subscriptions_from_name', module: 'subscriptions', type: 'string', text: 'Sender.', default: '' },
  flag('wordads_inline_enabled', 'wordads', 'Ads inside posts.', 1),
  flag('wordads_cmp_enabled', 'wordads', 'Consent banner.', 0),
];
