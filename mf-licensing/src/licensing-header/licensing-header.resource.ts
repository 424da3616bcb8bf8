import { useRead } from '@flightdeck/shared/api';
import { purchasesRead } from '@flightdeck/shared/calls/purchases';
import { adminPage } from '@flightdeck/shared/links/places';
import { usePartData } from '@flightdeck/shared/parts';
import { initialState, routeHref } from '@flightdeck/shared/session';
import type { LicenceAccess } from '../licensing/licence-access';
import { useLicenceAccess } from '../licensing/licensing.resource';

export interface LicensingHeaderFacts {
  readonly hasPurchases: boolean;
  /** Where a licence is activated. */
  readonly activation: string;
  readonly access: LicenceAccess;
  /** Whether anything was bought could not be read, and nothing around the header says so. */
  readonly isNotLoaded: boolean;
  retry(): void;
}

/** Who cannot have bought anything, or may not know: the site is not asked for them. */
const withoutPurchases: readonly LicenceAccess[] = ['offline', 'not-connected', 'not-permitted'];

/** What the header offers. The host may hand `hostSaysFailures` where it says itself what could not be read. */
export function useLicensingHeader(): LicensingHeaderFacts {
  const access = useLicenceAccess();
  const { hostSaysFailures } = usePartData();
  const { data, failure, retry } = useRead(purchasesRead, { enabled: !withoutPurchases.includes(access) });
  const { useMyJetpackLicensingUI: elsewhere, adminUrl } = initialState();
  return {
    hasPurchases: data !== undefined && data.length > 0,
    activation: elsewhere ? adminPage('myJetpackAddLicense', adminUrl) : routeHref('/license/activation'),
    access,
    isNotLoaded: data === undefined && failure !== null && hostSaysFailures !== true,
    retry,
  };
}
