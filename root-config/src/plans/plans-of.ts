import { redirect } from '@flightdeck/shared/links';

/**
 * Where `/plans` leads (ROOT-009): the provider's redirect service sends on to the plans of the site, `/plans/{siteSlug}`,
 * and the feature they are looked at for goes along (DASH-022, DASH-023; OQ-002).
 */
export const plansOf = (feature = ''): string =>
  redirect('jetpack-plans', feature ? { query: `feature=${encodeURIComponent(feature)}` } : {});
