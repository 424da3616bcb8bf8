import { lazyFile } from '@flightdeck/shared/timing';

/** Statistics card while Jetpack Stats is off or unavailable; most sites never load it. */
export const inactiveStats = lazyFile(() =>
  import(/* webpackChunkName: "inactive-stats" */ './inactive-stats.view').then((module) => module.InactiveStats),
);
