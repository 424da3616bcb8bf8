import { __ } from '@flightdeck/shared/i18n';
import type { MobileCardSlug } from '../flow/sidebar';

export interface MobileText {
  readonly title: string;
  readonly text: string;
}

const pocket = (): MobileText => ({
  title: __('Your site in your pocket'),
  text: __('Write, answer and look after your site from wherever you are, with the Jetpack mobile app.'),
});

const texts: Readonly<Record<MobileCardSlug, () => MobileText>> = {
  'download-app': () => ({
    title: __('See what happens on your site, wherever you are'),
    text: __('The activity log and notifications come to your phone the moment something happens.'),
  }),
  'one-click-restores': () => ({
    title: __('Restore a backup from your phone'),
    text: __('Follow what happens on your site with the Jetpack mobile app, and bring a backup back from anywhere.'),
  }),
  'manage-security': () => ({
    title: __('Know about threats at once'),
    text: __('The Jetpack mobile app tells you about serious problems and repairs them with a tap.'),
  }),
  upsell: pocket,
  unknown: pocket,
};

export const mobileText = (slug: MobileCardSlug): MobileText => texts[slug]();
