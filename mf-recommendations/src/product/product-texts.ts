import { __, sprintf } from '@flightdeck/shared/i18n';
import type { ProductKey } from '@flightdeck/shared/plans';
import type { IconName } from '@flightdeck/shared/ui/icon';

export interface ProductText {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly icon: IconName;
  /** Small print about its limits. */
  readonly hasLimits?: boolean;
}

/** Room for backups that comes with the product, in the words of the features. */
const room = '10GB';

/** Products with a page of their own, and beside a step (facts-rec.md parts 4 and 7). */
const texts: Readonly<Record<ProductKey, () => ProductText>> = {
  backup: () => ({
    title: __('Jetpack Backup'),
    description: __('Your site is saved as it changes, and comes back with one click.'),
    features: [
      __('Real-time cloud backups'),
      sprintf(__('%s of backup storage'), room),
      __('30 days of backups and activity*'),
      __('One-click restores'),
    ],
    icon: 'backup',
    hasLimits: true,
  }),
  scan: () => ({
    title: __('Jetpack Scan'),
    description: __('Looks for malware by itself and repairs most of it with one click.'),
    features: [
      __('A scan every day'),
      __('Repairs with one click'),
      __('Email alerts'),
      __('The latest firewall rules'),
    ],
    icon: 'scan',
  }),
  search: () => ({
    title: __('Jetpack Site Search'),
    description: __('Visitors find what they look for while they type, on large sites too.'),
    features: [__('Instant search'), __('Powerful filtering'), __('38 languages'), __('Spelling correction')],
    icon: 'search',
  }),
  akismet: () => ({
    title: __('Jetpack Anti-spam'),
    description: __('Keeps spam out of comments and forms, so that you answer people only.'),
    features: [
      __('Comment and form protection'),
      __('Powered by Akismet'),
      __('No CAPTCHAs for visitors'),
      __('Advanced stats'),
    ],
    icon: 'chat',
  }),
  security: () => ({
    title: __('Security'),
    description: __('Backup, Scan and Anti-spam in one: all that keeps a site safe.'),
    features: [
      sprintf(__('Real-time backups with %s'), room),
      __('Real-time malware scan'),
      __('Repairs with one click'),
      __('Comment and form protection'),
    ],
    icon: 'shield',
  }),
  videopress: () => ({
    title: __('Jetpack VideoPress'),
    description: __('Videos in high quality and without advertising, made for WordPress.'),
    features: [__('1TB of storage'), __('In the WordPress editor'), __('Player without ads'), __('Unlimited users')],
    icon: 'video',
  }),
};

export const productText = (key: ProductKey): ProductText => texts[key]();
