import { asFailure, queryClient } from '@flightdeck/shared/api';
import { type Failure, queryKey } from '@flightdeck/shared/contracts/page';
import { useCallback, useSyncExternalStore } from 'react';

const key = queryKey('site');
const errorNow = () => queryClient.getQueryState(key)?.error ?? null;

/**
 * Returns why the last read of the site data failed; null when it did not fail. The page itself does not read the data;
 * the screens that need it do.
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
