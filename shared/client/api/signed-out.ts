import { createStore } from '../store/store';
import { useStore } from '../store/use-store';

const signedOut = createStore(false);

/** Keeps whether the last request found the user logged out. */
export const tellSignedOut = signedOut.set;

/** Whether the user was found to be signed out; false again as soon as a request gets through. */
export const useSignedOut = (): boolean => useStore(signedOut);
