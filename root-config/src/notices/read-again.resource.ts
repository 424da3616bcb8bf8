import { asFailure, queryClient } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { refreshConnection } from '@flightdeck/shared/session';
import { useEffect } from 'react';

/**
 * Sends reads again when the view unmounts, because the notice it draws names a cause that is gone.
 * @param hasCause returns whether a read failed for this cause; the same function in each draw
 */
export function useReadAgain(hasCause: (failed: Failure) => boolean): void {
  useEffect(() => () => void setTimeout(readAgain, 0, hasCause), [hasCause]);
}

/** Runs in a later task, so that a save that found the cause gone has started its own read. */
const readAgain = (hasCause: (failed: Failure) => boolean) =>
  queryClient.refetchQueries(
    { predicate: ({ state: { error } }) => error !== null && hasCause(asFailure(error)) },
    { cancelRefetch: false },
  );

/** Returns whether the user was logged out. */
export const isLoggedOut = ({ code }: Failure): boolean => code === 'session-ended';

/** Returns whether the site did not have the route, as without an active Jetpack. */
export const hasNoRoute = ({ serverCode }: Failure): boolean => serverCode === 'rest_no_route';

/** Asks the site whether the user is logged in again. Chromium fires no focus event if the log-in window goes with the focus in it. */
export function askAfterLogin(isWindowOpen: boolean): void {
  if (!isWindowOpen) void refreshConnection();
}
