import { __ } from '@flightdeck/shared/i18n';
import type { CardSwitch } from '../../engine/cards/card';

const forms = () => __('Subscribe forms');
const emails = () => __('Emails to subscribers');

/**
 * Switches for the forms, buttons and links that visitors use to subscribe or log in. Jetpack added the first in 12.5 and the
 * last in 15.0.
 */
export const formSwitches: readonly CardSwitch[] = [
  {
    option: 'sm_enabled',
    module: 'subscriptions',
    group: forms,
    label: () => __('Show a pop-up in posts'),
    explanation: () => __('Asks visitors to subscribe while they read a post.'),
  },
  {
    option: 'jetpack_subscribe_overlay_enabled',
    module: 'subscriptions',
    group: forms,
    label: () => __('Show an overlay on the homepage'),
    explanation: () => __('Asks visitors to subscribe when they open your site.'),
  },
  {
    option: 'jetpack_subscriptions_subscribe_post_end_enabled',
    module: 'subscriptions',
    group: forms,
    label: () => __('Add a form after each post'),
  },
  {
    option: 'jetpack_subscriptions_subscribe_navigation_enabled',
    module: 'subscriptions',
    group: forms,
    label: () => __('Add a form to the menu'),
    explanation: () => __('Requires a block theme.'),
  },
  {
    option: 'jetpack_subscriptions_login_navigation_enabled',
    module: 'subscriptions',
    group: forms,
    label: () => __('Add a login link to the menu'),
    explanation: () => __('Lets subscribers manage their subscription. Requires a block theme.'),
  },
  {
    option: 'jetpack_subscribe_floating_button_enabled',
    module: 'subscriptions',
    group: forms,
    label: () => __('Show a floating subscribe button'),
    explanation: () => __('Visitors see it in a corner of the screen.'),
  },
];

/** Switches for emails to subscribers. Not every version of Jetpack has all of them. */
export const emailSwitches: readonly CardSwitch[] = [
  {
    option: 'wpcom_newsletter_send_default',
    module: 'subscriptions',
    group: emails,
    label: () => __('Email new posts by default'),
    explanation: () => __('You can change this for each post in the editor.'),
  },
  {
    option: 'wpcom_featured_image_in_email',
    module: 'subscriptions',
    group: emails,
    label: () => __('Include the featured image'),
  },
  {
    option: 'wpcom_subscription_emails_use_excerpt',
    module: 'subscriptions',
    group: emails,
    label: () => __('Send only an excerpt'),
    explanation: () => __('Subscribers read the whole post on your site.'),
  },
  {
    option: 'jetpack_gravatar_in_email',
    module: 'subscriptions',
    group: emails,
    label: () => __("Show the author's picture"),
  },
  {
    option: 'jetpack_author_in_email',
    module: 'subscriptions',
    group: emails,
    label: () => __("Show the author's name"),
  },
  {
    option: 'jetpack_post_date_in_email',
    module: 'subscriptions',
    group: emails,
    label: () => __('Show the date of the post'),
  },
];
