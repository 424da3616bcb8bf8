import { readNow, settingsRead } from '@flightdeck/shared/api';
import { licenseCountsRead, moduleListRead, purchasesRead, siteRead } from '@flightdeck/shared/calls';
import { dismissUnusedLicenses } from '../licensing/licensing.resource';

/**
 * Reloads the data that a license changes, and dismisses the notice about unused licenses (LIC-020 to LIC-025). Never
 * rejects: the activation has succeeded, and views show failed reads.
 */
export async function reloadAfterActivation(): Promise<void> {
  const dismissal = readNow(licenseCountsRead).then(({ detached }) => dismissUnusedLicenses(detached));
  await Promise.allSettled([
    dismissal,
    readNow(siteRead),
    readNow(purchasesRead),
    readNow(moduleListRead),
    readNow(settingsRead),
  ]);
}
