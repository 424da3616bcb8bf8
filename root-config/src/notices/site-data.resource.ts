import { asFailure, queryClient } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import { queryKey } from '@flightdeck/shared/contracts/query-keys';
import { useCallback, useSyncExternalStore } from 'react';

const key = queryKey('site');
const errorNow = () => queryClient.getQueryState(key)?.error ?? null;

/**
 * Why the last read of the site's data failed, whoever asked for it; null while it did not. The page itself asks for
 * nothing: the screens that need the data do.
 */
export function useSiteDataFailure(): { readonly failure: Failure | null; readonly retry: () => void } {
  const error = useSyncExternalStore(
    useCallback((changed: () => void) => queryClient.getQueryCache().subscribe(changed), []),
    errorNow,
  );
  return {
    failure: error && asFailure(error),
    retry: () => void queryClient.refetchQueries({ queryKey: key, exact: true }),
  };
}
