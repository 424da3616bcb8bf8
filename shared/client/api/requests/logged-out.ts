import { createStore, useStore } from '../../store/store';

const signedOut = createStore(false);

/** Stores whether the last request found the user logged out. */
export const reportSignedOut = signedOut.set;

/** Returns whether the user is logged out; false again as soon as a request succeeds. */
export const useSignedOut = (): boolean => useStore(signedOut);
