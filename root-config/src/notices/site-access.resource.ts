/** Return what requests found: that Jetpack is inactive, or the user logged out; nothing again after the next success. */
export { type LoggedOut, useJetpackInactive, useLoggedOut } from '@flightdeck/shared/api';
export { reloadWithDraft } from '@flightdeck/shared/session';
