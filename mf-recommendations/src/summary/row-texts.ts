import { __, _x } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, adminPages, cloudLink } from '@flightdeck/shared/links/places';
import { isFeatureActive } from '../flow/activation';
import type { FlowInput } from '../flow/flow-input';
import type { OnboardingType } from '../flow/onboarding';
import type { FixedStep, SelectableStep } from '../flow/steps';
import type { PlanRow } from '../flow/summary/summary-rows';
import type { SiteAddresses } from '../step/resource-texts';

const featureNames: Readonly<Record<SelectableStep, () => string>> = {
  boost: () => __('Jetpack Boost'),
  'creative-mail': () => __('Creative Mail'),
  monitor: () => __('Downtime monitoring'),
  'related-posts': () => __('Related posts'),
  protect: () => __('Jetpack Protect'),
  'site-accelerator': () => __('Site accelerator'),
  publicize: () => __('Social media sharing'),
  videopress: () => __('VideoPress'),
  woocommerce: () => __('WooCommerce'),
};

/** Returns the name of a feature in the summary (FACT-REC-6). */
export const featureName = (step: SelectableStep): string => featureNames[step]();

/** Texts and link of a row. */
export interface LinkRowContent {
  readonly name: string;
  /** Label of the link, which looks like a button. */
  readonly button: string;
  /** null if the row has no link, because its feature is not active. */
  readonly href: string | null;
}

/** Returns the texts and the link of a resource. */
export function resourceRow(step: FixedStep): LinkRowContent {
  switch (step) {
    case 'agency':
      return {
        name: __('Jetpack for Agencies'),
        button: __('Sign up'),
        href: redirect('jetpack-for-agencies-signup-assistant-recommendation'),
      };
    case 'backup-plan':
      return { name: __('Site backups'), button: __('Read more'), href: redirect('jetpack-blog-backups-101') };
    case 'anti-spam':
      return { name: __('Spam management'), button: __('Read more'), href: redirect('jetpack-blog-spam-comments') };
  }
}

/** Returns the texts and the link of a row in a plan's section. */
export function planRow(row: PlanRow, input: FlowInput, { rawUrl, adminUrl }: SiteAddresses): LinkRowContent {
  switch (row) {
    case 'server-credentials':
      return { name: __('Server credentials'), button: __('Add'), href: cloudLink('settings', rawUrl) };
    case 'backup-activated':
      return { name: __('Real-time backups'), button: __('Manage'), href: cloudLink('backup', rawUrl) };
    case 'scan-activated':
      return { name: __('Real-time malware scanning'), button: __('Manage'), href: cloudLink('scan', rawUrl) };
    case 'antispam-activated':
      return {
        name: __('Automatic spam protection'),
        button: __('Manage'),
        href: isFeatureActive(row, input) ? adminPage(adminPages.akismetSettings, adminUrl) : null,
      };
    case 'videopress-activated':
      return {
        name: __('Ad-free, customizable video'),
        button: __('Add a video'),
        href: isFeatureActive(row, input) ? adminPage(adminPages.videopress, adminUrl) : null,
      };
    case 'search-activated':
      return { name: __('Custom site search'), button: __('Customize'), href: cloudLink('search', rawUrl) };
  }
}

const planNames: Readonly<Record<OnboardingType, () => string>> = {
  JETPACK_COMPLETE: () => _x('Complete', 'name of a plan'),
  JETPACK_SECURITY: () => _x('Security', 'name of a plan'),
  JETPACK_BACKUP: () => __('VaultPress Backup'),
  JETPACK_ANTI_SPAM: () => __('Akismet Anti-spam'),
  JETPACK_VIDEOPRESS: () => __('VideoPress'),
  JETPACK_SEARCH: () => _x('Search', 'name of a product'),
  JETPACK_SCAN: () => __('Scan'),
};

/** Returns the name of a purchased plan or product. */
export const planName = (type: OnboardingType): string => planNames[type]();
