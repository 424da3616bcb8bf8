import type { PageState } from '@flightdeck/shared/contracts/page';
import { pageState } from '@flightdeck/shared/session';
import { dateFormatOf } from '../date-format';

/** Details of the site from the page state. */
export interface SiteDetails {
  /** Modules that an override keeps on. */
  readonly forcedOn: readonly string[];
  /** Modules that an override keeps off. */
  readonly forcedOff: readonly string[];
  readonly locale: PageState['locale'];
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

/** Cache by page state: every render of a card reads the details, and a site may have hundreds of modules. */
const cache = new WeakMap<PageState, SiteDetails>();

/** Returns the details of the site. They change only with a reload. */
export function siteDetails(): SiteDetails {
  const page = pageState();
  const input = cache.get(page) ?? inputOf(page);
  cache.set(page, input);
  return input;
}

function inputOf({ initial, locale }: PageState): SiteDetails {
  const { siteData, adminUrl, getModules } = initial;
  const modulesForcedTo = (state: 'active' | 'inactive') =>
    Object.entries(getModules).flatMap(([slug, { override }]) => (override === state ? [slug] : []));
  return {
    forcedOn: modulesForcedTo('active'),
    forcedOff: modulesForcedTo('inactive'),
    locale,
    dateFormat: dateFormatOf(siteData.dateFormat),
    adminUrl,
    planSlug: siteData.plan.product_slug,
    showBackups: siteData.showBackups,
    isMultisite: siteData.isMultisite,
    isAtomic: siteData.isAtomicPlatform,
  };
}
