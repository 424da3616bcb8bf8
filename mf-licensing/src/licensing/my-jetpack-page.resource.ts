import { adminPage, adminPages, jetpackPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { isOpenToAdministrators, type LicenseAccess } from './license-access';

/**
 * Returns the address at which My Jetpack activates licenses for an administrator who is not the owner; undefined for
 * other users, and on sites without such a page.
 */
export function myJetpackPage(access: LicenseAccess): string | undefined {
  const state = initialState();
  return access === 'not-owner' && isOpenToAdministrators(state.currentVersion) && jetpackPage('my-jetpack', state)
    ? adminPage(adminPages.myJetpackAddLicense, state.adminUrl)
    : undefined;
}
