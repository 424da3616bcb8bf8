/** Return whether requests found that Jetpack is inactive, or the user logged out; false again after the next success. */
export { useJetpackInactive, useLoggedOut } from '@flightdeck/shared/api';
