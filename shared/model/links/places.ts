import { redirect } from '@flightdeck/shared/links';
import type { Connection } from '../../contracts/bus/topics';
import type { InitialState } from '../../contracts/page/initial-state';
import type { PageState } from '../../contracts/page/page-state';
import { type PlanDuration, sourceFor } from '../plans/duration';
import { isProductKey } from '../plans/product-keys';
import { cloud } from './addresses';
import * as adminPages from './admin-pages';
import { featurePages, type UpgradePlace } from './links-table';

export * as addresses from './addresses';
export * as adminPages from './admin-pages';
export { type AppStore, appStoreOf } from './app-store';
export {
  type RedirectSource,
  requestedAddresses,
  type UpgradePlace,
} from './links-table';

/**
 * Returns the address of the login page, with the page to return to.
 * @param loginUrl `loginUrl` of the page state; can have a query and a fragment
 * @param returnTo path of a page of this site, with query and route
 */
export const loginPage = (loginUrl: string, returnTo: string): string =>
  loginUrl.replace(/(?=#)|$/, `${loginUrl.includes('?') ? '&' : '?'}redirect_to=${encodeURIComponent(returnTo)}`);

/** A page of the site's own admin, such as `adminPages.plugins`. */
export type AdminPage = (typeof adminPages)[keyof typeof adminPages];

/**
 * Returns the address of a page of the site's own admin.
 * @param adminUrl `adminUrl` of the page state, with its slash
 */
export const adminPage = (page: AdminPage, adminUrl: string): string => `${adminUrl}${page}`;

/** The admin of the site, from the page state. */
export type Admin = Pick<InitialState, 'adminUrl' | 'adminPages'>;

/** Returns whether Jetpack has this page in the admin; true if the page state lists no pages. */
const mayHavePage = (slug: string, { adminPages: knownSlugs }: Admin): boolean =>
  knownSlugs.length === 0 || knownSlugs.includes(slug);

/** Returns the address of Jetpack's page with the search experiences, or of Jetpack's settings if this version has no such page. */
export const searchExperiencesPage = (admin: Admin): string =>
  mayHavePage('jetpack-search', admin)
    ? `${adminPage(adminPages.search, admin.adminUrl)}#/settings`
    : originalPage('/performance', admin);

/**
 * Returns the address of the page that customizes the search results. Jetpack has this page only while instant search is on;
 * otherwise, the address is that of the search page. If the page state lists no pages, the page is assumed to exist.
 */
export const searchCustomizer = (admin: Admin): string =>
  jetpackPage('jetpack-search-configure', admin) ??
  adminPage(admin.adminPages.length > 0 ? adminPages.search : adminPages.searchConfigure, admin.adminUrl);

/**
 * Returns the address of a route of Jetpack's own dashboard, even where Flightdeck opens in its place. Versions without this
 * dashboard have the settings on other pages, and the address is that of My Jetpack.
 * @param route such as `/security`
 */
export const originalPage = (route: string, admin: Admin): string =>
  mayHavePage('jetpack', admin)
    ? `${admin.adminUrl}admin.php?page=jetpack&flightdeck=off#${route}`
    : adminPage(adminPages.myJetpack, admin.adminUrl);

/** Returns the address of a page of Jetpack in the admin; undefined if the page state doesn't list the page. */
export const jetpackPage = (slug: string, { adminUrl, adminPages: knownSlugs }: Admin): string | undefined =>
  knownSlugs.includes(slug) ? `${adminUrl}admin.php?page=${slug}` : undefined;

/** Returns the address of a feature's page in the admin, or at the provider if the admin has no such page. */
export function featurePage(feature: keyof typeof featurePages, admin: Admin): string {
  const [slug, source] = featurePages[feature];
  return jetpackPage(slug, admin) ?? redirect(source);
}

/**
 * Returns the address of the customizer, opened at the related posts.
 * @param returnTo full address of the page to return to
 * @param preview full address of the post to show
 */
export const relatedPostsCustomizer = (adminUrl: string, returnTo: string, preview: string): string =>
  `${adminUrl}customize.php?autofocus[section]=jetpack_relatedposts&return=${encode(returnTo)}&url=${encode(preview)}`;

/** Facts about the site and its user in an upgrade link (FACT-SHR-9). */
export interface UpgradeInput {
  readonly isLinked: boolean;
  /** The provider's ID of a linked user, otherwise the user's ID on the site; empty or 0 if both are unknown. */
  readonly userId: number | string;
  readonly aff: string;
  readonly partnerSubsidiaryId: string;
  readonly purchaseToken: string | false;
  readonly calypsoEnv: string;
}

/** Returns the address for buying a plan from a screen that offers it. @param duration default: yearly (SHR-116) */
export function upgradeLink(place: UpgradePlace, input: UpgradeInput, duration: PlanDuration = 'yearly'): string {
  const { isLinked, userId, aff, partnerSubsidiaryId, purchaseToken, calypsoEnv } = input;
  return redirect(sourceFor(place, duration), {
    aff,
    u: String(userId || ''),
    subsidiaryId: partnerSubsidiaryId,
    query: `${isLinked ? '' : 'unlinked=1&'}${purchaseToken ? `purchasetoken=${purchaseToken}` : ''}`,
    calypso_env: calypsoEnv,
  });
}

/** Returns the address for buying a plan, with the site and the user of a page (FACT-SHR-9). */
export function upgradeAddress(
  place: UpgradePlace,
  { initial, userConnection }: Pick<PageState, 'initial' | 'userConnection'>,
  { isUserConnected, userConnectionData }: Pick<Connection, 'isUserConnected' | 'userConnectionData'>,
): string {
  const user = userConnection?.currentUser ?? initial.userData?.currentUser;
  const userId = userConnectionData?.wpcomUser?.ID ?? user?.id ?? '';
  return upgradeLink(place, { ...initial, isLinked: isUserConnected, userId });
}

/**
 * Returns the address of a product's page: a route of ours, except for search, which has an admin page. For an unknown product,
 * returns the route of the dashboard (FACT-SHR-9).
 */
export function productPage(key: unknown, adminUrl: string): string {
  if (key === 'search') return adminPage(adminPages.search, adminUrl);
  return isProductKey(key) ? `#/product/${key}` : '#/dashboard';
}

/** Paths of the provider's pages about a site, below `addresses.cloud`. */
const cloudSections = {
  backup: 'backup',
  scan: 'scan',
  settings: 'settings',
  landing: 'landing',
  search: 'jetpack-search',
} as const;

/** Returns the address of the site without scheme, to show it. @param rawUrl of the page state, with `::` for slashes */
export const shownAddress = (rawUrl: string): string => rawUrl.replaceAll('::', '/');

/** Returns the address of the site's page at the provider. @param rawUrl address without scheme; a path in it comes after `::` */
export const cloudLink = (section: keyof typeof cloudSections, rawUrl: string): string =>
  `${cloud}/${cloudSections[section]}/${encode(rawUrl)}`;

/** Returns the address of support; for a development version, of support for its testers. */
export const supportLink = (isDevVersion: boolean): string =>
  redirect(isDevVersion ? 'jetpack-contact-support-beta-group' : 'jetpack-contact-support');

/**
 * Returns the address of the statistics of a day, or of the week or month that begins with it.
 * @param date in the form of the server's answer: `2023-05-01`, for weeks `2023W05W01`
 */
export const statsLink = (range: 'day' | 'week' | 'month', date: string): string =>
  redirect(`calypso-stats-${range}`, { query: `startDate=${date.replaceAll('W', '-')}` });

/**
 * Returns the address to which the Plans tab and the route `/plans` lead.
 * @param hasConnectedOwner if false, the address is that of plans for the site only
 * @param purchaseToken lets a site buy without a linked user (OQ-012); false for none
 */
export const plansLink = (hasConnectedOwner: boolean, purchaseToken: string | false): string =>
  redirect(
    hasConnectedOwner ? 'jetpack-plans' : 'jetpack-nav-site-only-plans',
    purchaseToken ? { query: `purchasetoken=${purchaseToken}` } : {},
  );

/**
 * Returns the address of the checkout for a recommended product, which leads back to the recommendations (OQ-126).
 * @param coupon empty for none
 */
export const recommendedCheckout = (slug: string, coupon: string, adminUrl: string): string =>
  redirect('jetpack-recommendations-product-checkout', {
    path: slug,
    query: `coupon=${coupon}&redirect_to=${adminPage(adminPages.productPurchased, adminUrl)}`,
  });

/** Returns the address of the checkout that redeems a partner's coupon. */
export const couponCheckout = (slug: string, coupon: string): string =>
  redirect('jetpack-plugin-partner-coupon-checkout', { path: slug, query: `coupon=${coupon}` });

/** Returns the address of the setup page of one of the provider's plugins, such as `backups`, `vaultpress`, `akismet`. */
export const pluginSetup = (plugin: string): string => redirect('calypso-plugins-setup', { query: `only=${plugin}` });

/** Encodes a value for an address and keeps colons readable. Replaces lone surrogates, for which `encodeURIComponent` throws. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%3A', ':');
