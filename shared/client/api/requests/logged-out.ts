import { createStore, useStore } from '../../store/store';

const loggedOut = createStore(false);

/** Stores whether the last request found the user logged out. */
export const reportLoggedOut = loggedOut.set;

/** Returns whether the user is logged out; false again as soon as a request succeeds. */
export const useLoggedOut = (): boolean => useStore(loggedOut);
