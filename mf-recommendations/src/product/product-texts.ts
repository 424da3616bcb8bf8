import { formatStorage } from '@flightdeck/shared/format';
import { __, _x, sprintf } from '@flightdeck/shared/i18n';
import type { ProductKey } from '@flightdeck/shared/plans';
import type { IconName } from '@flightdeck/shared/ui';

export interface ProductText {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly icon: IconName;
  /** Shows a footnote about limits. */
  readonly hasLimits?: boolean;
}

/** Returns the backup storage of Backup and Security. */
const backupStorage = (lang: string): string => formatStorage('10GB', lang);

/** Texts of product pages and of products next to a step (FACT-REC-4, FACT-REC-7). */
const texts: Readonly<Record<ProductKey, (lang: string) => ProductText>> = {
  backup: (lang) => ({
    title: __('Jetpack Backup'),
    description: __('Back up every change in real time and restore your site with one click.'),
    features: [
      __('Real-time cloud backups'),
      sprintf(
        /* translators: %s: an amount of storage, such as 10GB. */ __('%s of backup storage'),
        backupStorage(lang),
      ),
      __('30-day backup archive and activity log*'),
      __('One-click restores'),
    ],
    icon: 'backup',
    hasLimits: true,
  }),
  scan: () => ({
    title: __('Jetpack Scan'),
    description: __('Scan your files for malware automatically, every day.'),
    features: [
      __('Automatic daily scans'),
      __('Fix most threats with one click'),
      __('Email alerts'),
      __('Latest firewall rules'),
    ],
    icon: 'scan',
  }),
  search: () => ({
    title: __('Jetpack Site Search'),
    description: __('Help visitors find what they need as they type, even on large sites.'),
    features: [__('Instant search'), __('Powerful filtering'), __('38 languages'), __('Spelling correction')],
    icon: 'search',
  }),
  akismet: () => ({
    title: __('Jetpack Anti-spam'),
    description: __('Keep spam out of your comments and forms automatically.'),
    features: [
      __('Comment and form spam protection'),
      __('Powered by Akismet'),
      __('No CAPTCHAs for visitors'),
      __('Advanced stats'),
    ],
    icon: 'chat',
  }),
  security: (lang) => ({
    title: _x('Security', 'name of a plan'),
    description: __('Backups, malware scanning and spam protection in one plan.'),
    features: [
      sprintf(
        /* translators: %s: an amount of storage, such as 10GB. */
        __('Real-time backups with %s of storage'),
        backupStorage(lang),
      ),
      __('Real-time malware scanning'),
      __('Fix most threats with one click'),
      __('Comment and form spam protection'),
    ],
    icon: 'shield',
  }),
  videopress: () => ({
    title: __('Jetpack VideoPress'),
    description: __('High-quality, ad-free video hosting for WordPress.'),
    features: [
      __('1TB of storage'),
      __('Built into the WordPress editor'),
      __('Customizable, ad-free player'),
      __('Unlimited users'),
    ],
    icon: 'video',
  }),
};

/** Returns the texts of a product. @param lang language of the amounts of storage */
export const productText = (key: ProductKey, lang: string): ProductText => texts[key](lang);
