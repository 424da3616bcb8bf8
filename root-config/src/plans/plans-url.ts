import { redirect } from '@flightdeck/shared/links';

/**
 * Returns the address that `/plans` opens (ROOT-009): the provider's redirect service leads to the plans of the site,
 * `/plans/{siteSlug}`, for the requested feature (DASH-022, DASH-023; OQ-002).
 */
export const plansUrl = (feature = ''): string =>
  redirect('jetpack-plans', feature ? { query: `feature=${encodeURIComponent(feature)}` } : {});
