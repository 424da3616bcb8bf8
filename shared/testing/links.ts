import { redirect, startLinks } from '@flightdeck/shared/links';
import { redirectSources, type UpgradePlace } from '../model/links/links-table';
import {
  adminPage,
  adminPages,
  couponCheckout,
  plansLink,
  pluginSetup,
  productPage,
  recommendedCheckout,
  relatedPostsCustomizer,
  statsLink,
  supportLink,
  type UpgradeInput,
  upgradeLink,
} from '../model/links/places';

const places: readonly UpgradePlace[] = [
  'plans-main-top',
  'settings-ads',
  'settings-ga',
  'support',
  'my-plan-header-free-plan-text-link',
];

const input: UpgradeInput = {
  isLinked: false,
  userId: 70000001,
  aff: '12',
  partnerSubsidiaryId: '34',
  purchaseToken: 't0',
  calypsoEnv: '',
};

const isSource = (name: string): name is keyof typeof redirectSources => Object.hasOwn(redirectSources, name);

/**
 * Returns links to all destinations of the redirect service and to all pages of the site's own admin, without the fixed public
 * addresses. Also sets the site and the provider for all later links (`startLinks`).
 * @param site origin of the site
 * @param provider origin of the provider
 */
export function builtLinks(site: string, provider: string): { readonly redirects: string[]; readonly pages: string[] } {
  const adminUrl = `${site}/wp-admin/`;
  startLinks({ origins: [provider], redirect: `${provider}/redirect/`, rawUrl: new URL(site).host });
  return {
    redirects: [
      ...Object.keys(redirectSources)
        .filter(isSource)
        .map((source) => redirect(source)),
      ...places.flatMap((place) => [upgradeLink(place, input), upgradeLink(place, input, 'monthly')]),
      statsLink('day', '2023-05-01'),
      statsLink('week', '2023W05W01'),
      statsLink('month', '2023-05-01'),
      supportLink(true),
      supportLink(false),
      plansLink(true, false),
      plansLink(false, 't0'),
      pluginSetup('backups'),
      couponCheckout('jetpack_backup_daily', 'C0'),
      recommendedCheckout('jetpack_scan', 'C0', adminUrl),
    ],
    pages: [
      ...Object.values(adminPages).map((path) => `${adminUrl}${path}`),
      adminPage(adminPages.stats, adminUrl),
      productPage('search', adminUrl),
      relatedPostsCustomizer(adminUrl, `${adminUrl}admin.php?page=flightdeck#/traffic`, `${site}/hello-world/`),
    ],
  };
}
