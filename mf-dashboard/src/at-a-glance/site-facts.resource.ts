import { initialState, pageState } from '@flightdeck/shared/session';

/** What the cards know of the site from the page itself. */
export interface SiteFacts {
  /** Modules that an administrator of the server turned on or off for good. */
  readonly forcedOn: readonly string[];
  readonly forcedOff: readonly string[];
  /** Language of numbers and dates. */
  readonly lang: string;
  /** PHP format of dates. */
  readonly dateFormat: string;
  readonly adminUrl: string;
  readonly rawUrl: string;
  /** `product_slug` of the plan as the site knew it when it made the page. */
  readonly planSlug: string;
  readonly showBackups: boolean;
  readonly showPromotions: boolean;
  readonly isMultisite: boolean;
  /** On the provider's own hosting. */
  readonly isAtomic: boolean;
}

const forcedTo = (to: string) =>
  Object.entries(initialState().getModules).flatMap(([slug, { override }]) => (override === to ? [slug] : []));

/** Facts of the page; they stay as they are until it is loaded again. */
export function siteFacts(): SiteFacts {
  const { siteData, adminUrl, rawUrl } = initialState();
  return {
    forcedOn: forcedTo('active'),
    forcedOff: forcedTo('inactive'),
    lang: pageState().locale.lang,
    dateFormat: siteData.dateFormat,
    adminUrl,
    rawUrl,
    planSlug: siteData.plan.product_slug,
    showBackups: siteData.showBackups,
    showPromotions: siteData.showPromotions,
    isMultisite: siteData.isMultisite,
    isAtomic: siteData.isAtomicPlatform,
  };
}
