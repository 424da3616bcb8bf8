import { BehaviorSubject, useValue } from '@flightdeck/shared/store';
import type { Call, RawAnswer } from './call';
import { errorBody, parseQuietly } from './errors';

const inactive = new BehaviorSubject(false);

/**
 * Routes that each version of Jetpack has while it is active. Other plugins remove single routes, but a site without these two can't
 * show the dashboard either.
 */
const permanentPath = /^(connection|settings)$/;

/** Stores whether Jetpack is active on the site, if the answer to a call shows it. */
export function reportJetpack({ path }: Call, { status, text }: RawAnswer): void {
  if (!permanentPath.test(path)) return;
  inactive.next(status === 404 && errorBody(parseQuietly(text))?.code === 'rest_no_route');
}

/** Returns whether Jetpack was deactivated after the page was opened; false again as soon as its REST API answers. */
export const useJetpackInactive = (): boolean => useValue(inactive);
