import { readNow, settingsRead } from '@flightdeck/shared/api';
import { licenceCountsRead } from '@flightdeck/shared/calls/licensing';
import { moduleListRead } from '@flightdeck/shared/calls/modules';
import { purchasesRead } from '@flightdeck/shared/calls/purchases';
import { siteRead } from '@flightdeck/shared/calls/site';
import { dismissUnusedLicenses } from '../licensing/licensing.resource';

/**
 * Reloads the data that a license changes (LIC-020 to LIC-025). Never rejects: the activation succeeded, and views
 * retry their own failed reads.
 */
export async function reloadAfterActivation(): Promise<void> {
  const dismissed = readNow(licenceCountsRead).then(({ detached }) => dismissUnusedLicenses(detached));
  await Promise.allSettled([
    dismissed,
    readNow(siteRead),
    readNow(purchasesRead),
    readNow(moduleListRead),
    readNow(settingsRead),
  ]);
}
