import { asFailure, queryClient } from '@flightdeck/shared/api';
import { type Failure, queryKey } from '@flightdeck/shared/contracts/page';
import { useCallback, useSyncExternalStore } from 'react';

const key = queryKey('site');
const currentError = () => queryClient.getQueryState(key)?.error ?? null;

/**
 * Returns the failure of the last read of the site data (null if it did not fail), and a function that reads again. Does
 * not start the first read: only screens that need the site data do.
 */
export function useSiteDataFailure(): { readonly failure: Failure | null; readonly retry: () => void } {
  const error = useSyncExternalStore(
    useCallback((listener: () => void) => queryClient.getQueryCache().subscribe(listener), []),
    currentError,
  );
  return {
    failure: error && asFailure(error),
    retry: () => void queryClient.refetchQueries({ queryKey: key, exact: true }),
  };
}
