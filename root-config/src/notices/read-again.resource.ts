import { asFailure, queryClient } from '@flightdeck/shared/api';
import { useEffect } from 'react';

/** Sends the reads again that failed because the user was logged out, when the view unmounts after the next login. */
export function useReadAgainAfterLogin(): void {
  useEffect(() => () => void setTimeout(readAgain), []);
}

/** Runs in a later task, so that a save that found the login has started its own read. */
const readAgain = () =>
  queryClient.refetchQueries(
    { predicate: ({ state: { error } }) => error !== null && asFailure(error).code === 'session-ended' },
    { cancelRefetch: false },
  );
