import type { PageState } from '@flightdeck/shared/contracts/page';
import { pageState } from '@flightdeck/shared/session';

/** Facts about the site from the page state. */
export interface SiteFacts {
  /** Modules that an override keeps on. */
  readonly forcedOn: readonly string[];
  /** Modules that an override keeps off. */
  readonly forcedOff: readonly string[];
  /** Language code of numbers and dates. */
  readonly lang: string;
  /** PHP date format. */
  readonly dateFormat: string;
  readonly adminUrl: string;
  /** The plan's `product_slug` when the page was created. */
  readonly planSlug: string;
  readonly showBackups: boolean;
  readonly isMultisite: boolean;
  /** Whether the site runs on the provider's hosting. */
  readonly isAtomic: boolean;
}

/** Cache by page state: every render of a card reads the facts, and a site may have hundreds of modules. */
const cache = new WeakMap<PageState, SiteFacts>();

/** Returns the facts of the page state. They change only with a reload. */
export function siteFacts(): SiteFacts {
  const page = pageState();
  const facts = cache.get(page) ?? factsOf(page);
  cache.set(page, facts);
  return facts;
}

function factsOf({ initial, locale }: PageState): SiteFacts {
  const { siteData, adminUrl, getModules } = initial;
  const modulesForcedTo = (state: 'active' | 'inactive') =>
    Object.entries(getModules).flatMap(([slug, { override }]) => (override === state ? [slug] : []));
  return {
    forcedOn: modulesForcedTo('active'),
    forcedOff: modulesForcedTo('inactive'),
    lang: locale.lang,
    dateFormat: siteData.dateFormat,
    adminUrl,
    planSlug: siteData.plan.product_slug,
    showBackups: siteData.showBackups,
    isMultisite: siteData.isMultisite,
    isAtomic: siteData.isAtomicPlatform,
  };
}
