import { lazyFile } from '@flightdeck/shared/timing';

/** The card that shows while Jetpack Stats is off or the site is offline, in a separate file that most sites never load. */
export const inactiveStats = lazyFile(() =>
  import(/* webpackChunkName: "inactive-stats" */ './inactive-stats.view').then((module) => module.InactiveStats),
);
