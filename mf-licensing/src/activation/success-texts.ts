import { __ } from '@flightdeck/shared/i18n';
import type { LicensedProduct } from './product';

export interface SuccessText {
  readonly title: string;
  /** `<cloud>` marks the link to the site's page at the provider (LIC-018). */
  readonly text: string;
}

/** Returns the heading and text of a product (LIC-017). */
export function successText(product: LicensedProduct): SuccessText {
  /* translators: %s: the web address cloud.jetpack.com. */
  const backupsAndScans = __(
    "View your backups and security scans on <cloud>%s</cloud>. You can restore your site there, even if you can't log in to it.",
  );
  switch (product) {
    case 'anti-spam':
      return {
        title: __('Jetpack Anti-spam is active!'),
        text: __("You're all set. Enjoy a spam-free site."),
      };
    case 'backup':
      return {
        title: __('Jetpack Backup is active!'),
        /* translators: %s: the web address cloud.jetpack.com. */
        text: __(
          "View your backups on <cloud>%s</cloud>. You can restore your site there, even if you can't log in to it.",
        ),
      };
    case 'complete':
      return { title: __('Jetpack Complete is active!'), text: backupsAndScans };
    case 'security':
      return { title: __('Jetpack Security is active!'), text: backupsAndScans };
    case 'scan':
      return {
        title: __('Jetpack Scan is active!'),
        /* translators: %s: the web address cloud.jetpack.com. */
        text: __('View your security scans on <cloud>%s</cloud>.'),
      };
    case 'search':
      return {
        title: __('Jetpack Search is active!'),
        text: __('Next, customize the Search experience for your visitors.'),
      };
    case 'videopress':
      return {
        title: __('Jetpack VideoPress is active!'),
        text: __('Share high-quality, ad-free videos with your visitors.'),
      };
    case 'default':
      return { title: __('Your product is active!'), text: __("You're all set!") };
  }
}
