import { adminPage, partnerPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { isOpenToAdministrators, type LicenseAccess } from './license-access';

/** Returns where My Jetpack activates licenses for administrators who are not the owner; undefined without such a page. */
export function otherActivation(access: LicenseAccess): string | undefined {
  const state = initialState();
  return access === 'not-owner' && isOpenToAdministrators(state.currentVersion) && partnerPage('my-jetpack', state)
    ? adminPage('myJetpackAddLicense', state.adminUrl)
    : undefined;
}
