import { useRead } from '@flightdeck/shared/api';
import { purchasesRead } from '@flightdeck/shared/calls';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { usePartData } from '@flightdeck/shared/parts';
import { initialState, routeHref } from '@flightdeck/shared/session';
import type { LicenseAccess } from '../licensing/license-access';
import { useLicenseAccess } from '../licensing/licensing.resource';

export interface LicensingHeaderData {
  readonly hasPurchases: boolean;
  /** Address of the activation screen. */
  readonly activationHref: string;
  readonly access: LicenseAccess;
  /** Whether to show that the purchases failed to load. False if the screen around the header shows failed reads. */
  readonly showsFailure: boolean;
  retry(): void;
}

/** Users with this access have no purchases or can't read them, so no request is sent. */
const accessWithoutPurchases: readonly LicenseAccess[] = ['offline', 'not-connected', 'not-permitted'];

/**
 * Returns the header's links and state. A screen that shows failed reads itself passes `screenShowsFailures` to the
 * part.
 */
export function useLicensingHeader(): LicensingHeaderData {
  const access = useLicenseAccess();
  const { screenShowsFailures } = usePartData();
  const { data, failure, retry } = useRead(purchasesRead, { enabled: !accessWithoutPurchases.includes(access) });
  const { useMyJetpackLicensingUI: usesMyJetpack, adminUrl } = initialState();
  return {
    hasPurchases: data !== undefined && data.length > 0,
    activationHref: usesMyJetpack
      ? adminPage(adminPages.myJetpackAddLicense, adminUrl)
      : routeHref('/license/activation'),
    access,
    showsFailure: data === undefined && failure !== null && screenShowsFailures !== true,
    retry,
  };
}
