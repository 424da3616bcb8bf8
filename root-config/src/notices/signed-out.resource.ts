/** Whether a request has found nobody signed in; false again as soon as one gets through. */
export { useSignedOut } from '@flightdeck/shared/api';
