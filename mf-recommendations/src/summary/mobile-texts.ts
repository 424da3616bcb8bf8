import { __ } from '@flightdeck/shared/i18n';
import type { MobileCardSlug } from '../flow/summary/sidebar';

export interface MobileText {
  readonly title: string;
  readonly text: string;
}

const generalText = (): MobileText => ({
  title: __('Your site in your pocket'),
  text: __('Write posts, reply to comments and manage your site from anywhere with the Jetpack mobile app.'),
});

const texts: Readonly<Record<MobileCardSlug, () => MobileText>> = {
  'download-app': () => ({
    title: __("Check your site's activity from anywhere"),
    text: __('See your activity log and get real-time notifications on your phone.'),
  }),
  'one-click-restores': () => ({
    title: __('Restore a backup from your phone'),
    text: __("Follow your site's activity and restore a backup from anywhere with the Jetpack mobile app."),
  }),
  'manage-security': () => ({
    title: __('Get security alerts on your phone'),
    text: __('The Jetpack mobile app alerts you to serious issues and lets you fix them with a tap.'),
  }),
  upsell: generalText,
  unknown: generalText,
};

/** Returns the texts of a mobile app card. */
export const mobileText = (slug: MobileCardSlug): MobileText => texts[slug]();
