import { lazyFile } from '@flightdeck/shared/timing/lazy-file';

// The states of the security cards are one file: a site that has one of them mostly has the others.

/** Scan in all states but those that many cards have in common. */
export const scanStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../scan/scan-states.view').then((module) => module.ScanStates),
);

/** Backup in all states but those that many cards have in common. */
export const backupStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../backup/backup-states.view').then(
    (module) => module.BackupStates,
  ),
);

/** What the site would lose without backups. */
export const records = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../backup/records.view').then((module) => module.RecordsInCard),
);

/** Anti-spam in all states but those that many cards have in common. */
export const antiSpamStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ '../anti-spam/anti-spam-states.view').then(
    (module) => module.AntiSpamStates,
  ),
);

/** Fetches them ahead, where they are sure to be needed; what does not arrive is asked for again in its place. */
export const prefetchStates = (): void => void scanStates.load().catch(() => undefined);

/** Brute force protection; with the other cards of modules, which stand below it. */
export const protectCard = lazyFile(() =>
  import(/* webpackChunkName: "module-cards" */ '../protect/protect-card.view').then((module) => module.ProtectCard),
);

/** Downtime monitoring. */
export const monitorCard = lazyFile(() =>
  import(/* webpackChunkName: "module-cards" */ '../monitor/monitor-card.view').then((module) => module.MonitorCard),
);

/** All of Performance and Growth. */
export const performanceCards = lazyFile(() =>
  import(/* webpackChunkName: "module-cards" */ '../performance-cards.view').then((module) => module.PerformanceCards),
);

/** The chart of the statistics with its table: only where visits are counted. */
export const statsChart = lazyFile(() =>
  import(/* webpackChunkName: "stats-chart" */ '../stats/chart.view').then((module) => module.Chart),
);

/** The offer of the security bundle. */
export const bundleOffer = lazyFile(() =>
  import(/* webpackChunkName: "bundle-offer" */ '../bundle/bundle-offer.view').then((module) => module.BundleOffer),
);

/** The cards below all sections. */
export const siteCards = lazyFile(() =>
  import(/* webpackChunkName: "site-cards" */ '../../site-cards/site-cards.view').then((module) => module.SiteCards),
);
