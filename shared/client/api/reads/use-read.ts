import { QueryObserver, type QueryObserverOptions } from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Failure } from '../../../contracts/areas/failure';
import { type QueryKey, readId } from '../../../contracts/page/query-keys';
import { takeReceived } from '../requests/client';
import { asFailure, isSimulated, queryClient, queryOptionsOf, type Read } from './query';

/** The state of a read for a view. */
export interface ReadState<T> {
  /** Last value received; kept while a newer one is being read or has failed. */
  readonly data: T | undefined;
  readonly failure: Failure | null;
  /** True while the first value is being read. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  retry(): void;
}

/** Reads when the view appears, unless the cache has a fresh value. `enabled: false` waits. */
export function useRead<T>(read: Read<T>, { enabled = true }: { readonly enabled?: boolean } = {}): ReadState<T> {
  return useObserver<T, T>(read, { ...queryOptionsOf(read), enabled });
}

/**
 * Reads as `useRead`, and shows one part of the answer: a change elsewhere in the answer does not draw the view again.
 * @param part returns the part; the same function each time
 */
export function useReadPart<T, Part>(read: Read<T>, part: (answer: T) => Part): ReadState<Part> {
  return useObserver<T, Part>(read, { ...queryOptionsOf(read), select: part });
}

type ObserverOptions<T, Shown> = QueryObserverOptions<T, Error, Shown, T, QueryKey>;

function useObserver<T, Shown>(read: Read<T>, queryOptions: ObserverOptions<T, Shown>): ReadState<Shown> {
  const observed = queryClient.defaultQueryOptions(queryOptions);
  const [observer] = useState(() => {
    if (observed.enabled !== false) cacheReceived(read);
    return new QueryObserver<T, Error, Shown, T, QueryKey>(queryClient, observed);
  });
  // Keep one subscription while the view shows: a new subscription makes the observer read again.
  const subscribe = useCallback((changed: () => void) => observer.subscribe(changed), [observer]);
  useSyncExternalStore(subscribe, () => observer.getCurrentResult());
  useEffect(() => observer.setOptions(observed));
  // Only a change of a field that the view has used draws it again.
  const result = observer.trackResult(observer.getOptimisticResult(observed));
  return {
    get data() {
      return result.data;
    },
    get failure() {
      return result.error ? asFailure(result.error) : null;
    },
    get isLoading() {
      return result.isLoading;
    },
    get isFetching() {
      return result.isFetching;
    },
    retry: () => void observer.refetch(),
  };
}

/** Stores an answer that came with the page, so that the first draw shows it. */
function cacheReceived<T>(read: Read<T>): void {
  const { queryKey: key } = queryOptionsOf(read);
  const state = queryClient.getQueryState(key);
  if (isSimulated(read) || state?.dataUpdatedAt || state?.fetchStatus === 'fetching') return;
  const value = takeReceived(readId(read.path, read.params), read.schema);
  if (value !== undefined) queryClient.setQueryData(key, value);
}
