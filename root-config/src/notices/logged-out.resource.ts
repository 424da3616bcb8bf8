/** Returns whether a request found that the user is logged out; false again after the next successful request. */
export { useLoggedOut } from '@flightdeck/shared/api';
