import { lazyFile } from '@flightdeck/shared/timing';

// The states of the security cards share a file: most sites with one of the features have the others.

/** Scan states besides the standard states. */
export const scanStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../scan/scan-states.view').then((module) => module.ScanStates),
);

/** Backup states besides the standard states. */
export const backupStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../backup/backup-states.view').then(
    (module) => module.BackupStates,
  ),
);

/** Records of the backup upsell. A separate file, because a site with the upsell rarely has the states above. */
export const records = lazyFile(() =>
  import(/* webpackChunkName: "backup-records" */ '../backup/records.view').then((module) => module.RecordsInCard),
);

/** Anti-spam states besides the standard states. */
export const antiSpamStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../anti-spam/anti-spam-states.view').then(
    (module) => module.AntiSpamStates,
  ),
);

/** Prefetches the states of the security cards. The cards themselves retry a failed fetch. */
export const prefetchStates = (): void => void scanStates.load().catch(() => undefined);

/** Brute force protection, in one file with the module cards below it. */
export const protectCard = lazyFile(() =>
  import(/* webpackChunkName: "module-cards" */ '../protect/protect-card.view').then((module) => module.ProtectCard),
);

/** Downtime monitoring. */
export const monitorCard = lazyFile(() =>
  import(/* webpackChunkName: "module-cards" */ '../monitor/monitor-card.view').then((module) => module.MonitorCard),
);

/** All cards of Performance and Growth. */
export const performanceCards = lazyFile(() =>
  import(/* webpackChunkName: "module-cards" */ '../performance-cards.view').then((module) => module.PerformanceCards),
);

/** Chart and table of the statistics; loaded only when Jetpack Stats is on. */
export const statsChart = lazyFile(() =>
  import(/* webpackChunkName: "stats-chart" */ '../stats/chart.view').then((module) => module.Chart),
);

/** Statistics card while Jetpack Stats is off or unavailable; most sites never load it. */
export const inactiveStats = lazyFile(() =>
  import(/* webpackChunkName: "inactive-stats" */ '../stats/inactive-stats.view').then(
    (module) => module.InactiveStats,
  ),
);

/** Security bundle card. */
export const bundleOffer = lazyFile(() =>
  import(/* webpackChunkName: "bundle-offer" */ '../bundle/bundle-offer.view').then((module) => module.BundleOffer),
);

/** Cards below the sections. */
export const siteCards = lazyFile(() =>
  import(/* webpackChunkName: "site-cards" */ '../../site-cards/site-cards.view').then((module) => module.SiteCards),
);
