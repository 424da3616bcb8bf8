import { lazyFile } from '@flightdeck/shared/timing';

// The states of the security cards share one file, because most sites with one of the features have the others too.

/** View of the states of the Scan card, except the standard states. */
export const scanStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ './scan/scan-states.view').then((module) => module.ScanStates),
);

/** View of the states of the Backup card, except the standard states. */
export const backupStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ './backup/backup-states.view').then((module) => module.BackupStates),
);

/** View of the states of the Anti-spam card, except the standard states. */
export const antiSpamStates = lazyFile(() =>
  import(/* webpackChunkName: "security-states" */ './anti-spam/anti-spam-states.view').then(
    (module) => module.AntiSpamStates,
  ),
);

/** Prefetches the file that all states share. Ignores a failure, because the cards fetch the file again. */
export const prefetchStates = (): void => void scanStates.load().catch(() => undefined);
