import { __ } from '@flightdeck/shared/i18n';
import type { LicencedProduct } from './product';

export interface SuccessText {
  readonly title: string;
  /** `<cloud>` marks what leads to the site's own page at the provider (LIC-018). */
  readonly text: string;
}

/** What is said of each product (LIC-017). */
export function successText(product: LicencedProduct): SuccessText {
  const whole = __('Your backups and security scans are on <cloud>%s</cloud>, where you can restore the site too.');
  switch (product) {
    case 'anti-spam':
      return {
        title: __('Jetpack Anti-spam is active!'),
        text: __('It works from here on by itself. Enjoy a spam-free site.'),
      };
    case 'backup':
      return {
        title: __('Jetpack Backup is active!'),
        text: __('You see your backups and restore the site on <cloud>%s</cloud>, also when the site itself is down.'),
      };
    case 'complete':
      return { title: __('Jetpack Complete is active!'), text: whole };
    case 'security':
      return { title: __('Jetpack Security is active!'), text: whole };
    case 'scan':
      return {
        title: __('Jetpack Scan is active!'),
        text: __('You see your security scans on <cloud>%s</cloud>.'),
      };
    case 'search':
      return {
        title: __('Jetpack Search is active!'),
        text: __('Next, customize the Search experience for your visitors.'),
      };
    case 'videopress':
      return {
        title: __('Jetpack VideoPress is active!'),
        text: __('Your visitors now get high-quality video, free of ads.'),
      };
    case 'default':
      return { title: __('Your product is active!'), text: __("You're all set!") };
  }
}
