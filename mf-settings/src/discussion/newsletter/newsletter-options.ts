import type { Settings } from '@flightdeck/shared/api';

/** Forms that ask visitors to subscribe. Jetpack has the first one from 12.5 on, the last one from 15.0 on. */
export const formOptions = [
  'sm_enabled',
  'jetpack_subscribe_overlay_enabled',
  'jetpack_subscriptions_subscribe_post_end_enabled',
  'jetpack_subscriptions_subscribe_navigation_enabled',
  'jetpack_subscriptions_login_navigation_enabled',
  'jetpack_subscribe_floating_button_enabled',
] as const;

/** Emails to subscribers: whether posts are sent, and what they contain. Versions of Jetpack from 13.5 to 16.1 differ. */
export const emailOptions = [
  'wpcom_newsletter_send_default',
  'wpcom_featured_image_in_email',
  'wpcom_subscription_emails_use_excerpt',
  'jetpack_gravatar_in_email',
  'jetpack_author_in_email',
  'jetpack_post_date_in_email',
] as const;

/** Lets subscribers choose categories, from Jetpack 13.2 on. */
export const categoriesOption = 'wpcom_newsletter_categories_enabled';

export type NewsletterOption = (typeof formOptions | typeof emailOptions)[number];

/** Tells whether the site has one of some options. */
export const hasOneOf = (options: readonly string[], serverValues: Settings): boolean =>
  options.some((option) => option in serverValues);
