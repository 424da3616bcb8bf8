import { BehaviorSubject, useValue } from '@flightdeck/shared/store';

/** What the user has to do: log in to WordPress, or sign in to a service in front of the site; null if requests reach the site. */
export type LoggedOut = 'log-in' | 'sign-in' | null;

const loggedOut = new BehaviorSubject<LoggedOut>(null);

/** Stores why the last request found the user logged out. */
export const reportLoggedOut = (reason: LoggedOut): void => loggedOut.next(reason);

/** Returns what the user has to do; null as soon as a request succeeds. */
export const useLoggedOut = (): LoggedOut => useValue(loggedOut);
