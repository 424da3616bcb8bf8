import { createStore, useStore } from '../../store/store';

/** What the user has to do: log in to WordPress, or sign in to a service in front of the site; null if requests reach the site. */
export type LoggedOut = 'log-in' | 'sign-in' | null;

const loggedOut = createStore<LoggedOut>(null);

/** Stores why the last request found the user logged out. */
export const reportLoggedOut = loggedOut.set;

/** Returns what the user has to do; null as soon as a request succeeds. */
export const useLoggedOut = (): LoggedOut => useStore(loggedOut);
