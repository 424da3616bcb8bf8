/** Returns whether a request found that the user is logged out; false again after the next successful one. */
export { useSignedOut } from '@flightdeck/shared/api';
