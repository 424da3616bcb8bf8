import type { PageState } from '@flightdeck/shared/contracts/page-state';
import { pageState } from '@flightdeck/shared/session';

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

/** Made once for each page: every card asks, each time it is drawn, and a site may have hundreds of modules. */
const known = new WeakMap<PageState, SiteFacts>();

/** Facts of the page; they stay as they are until it is loaded again. */
export function siteFacts(): SiteFacts {
  const page = pageState();
  const facts = known.get(page) ?? factsOf(page);
  known.set(page, facts);
  return facts;
}

function factsOf({ initial, locale }: PageState): SiteFacts {
  const { siteData, adminUrl, rawUrl, getModules } = initial;
  const forcedTo = (to: string) =>
    Object.entries(getModules).flatMap(([slug, { override }]) => (override === to ? [slug] : []));
  return {
    forcedOn: forcedTo('active'),
    forcedOff: forcedTo('inactive'),
    lang: locale.lang,
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
