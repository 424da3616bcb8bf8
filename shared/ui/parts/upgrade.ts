import { readState } from '@flightdeck/shared/bus';
import { type UpgradePlace, upgradeLink } from '@flightdeck/shared/links/places';
import { initialState, pageState } from '@flightdeck/shared/session';

/** Returns the address for buying a plan, with the current site and user (FACT-SHR-9). */
export function upgradeAddress(place: UpgradePlace): string {
  const { isUserConnected, userConnectionData } = readState('connection');
  const { aff, partnerSubsidiaryId, purchaseToken, calypsoEnv, userData } = initialState();
  const user = pageState().userConnection?.currentUser ?? userData?.currentUser;
  return upgradeLink(place, {
    isLinked: isUserConnected,
    userId: userConnectionData?.wpcomUser?.ID ?? user?.id ?? '',
    aff,
    partnerSubsidiaryId,
    purchaseToken,
    calypsoEnv,
  });
}
