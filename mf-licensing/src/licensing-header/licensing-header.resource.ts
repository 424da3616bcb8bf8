import { useRead } from '@flightdeck/shared/api';
import { purchasesRead } from '@flightdeck/shared/calls/purchases';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState, routeHref } from '@flightdeck/shared/session';
import type { LicenceAccess } from '../licensing/licence-access';
import { useLicenceAccess } from '../licensing/licensing.resource';

export interface LicensingHeaderFacts {
  readonly hasPurchases: boolean;
  /** Where a licence is activated. */
  readonly activation: string;
  readonly access: LicenceAccess;
}

/** What the header offers. Without connection nothing has been bought, and the site is not asked. */
export function useLicensingHeader(): LicensingHeaderFacts {
  const access = useLicenceAccess();
  const isConnected = access !== 'offline' && access !== 'not-connected';
  const { data } = useRead(purchasesRead, { enabled: isConnected });
  const { useMyJetpackLicensingUI: elsewhere, adminUrl } = initialState();
  return {
    hasPurchases: data !== undefined && data.length > 0,
    activation: elsewhere ? adminPage('myJetpackAddLicense', adminUrl) : routeHref('/license/activation'),
    access,
  };
}
