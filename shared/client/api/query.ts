import * as v from '@flightdeck/shared/schema';
import { isCancelledError, type Query, QueryClient, QueryObserver } from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Failure, failure, isFailure } from '../../contracts/failure';
import { type QueryKey, queryKey, readId } from '../../contracts/query-keys';
import { request } from './client';

/** A read of the REST API: what to ask and what the answer looks like. */
export interface Read<T> {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Describes a read once, for views, early reads and tests alike. */
export function defineRead<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  params?: Readonly<Record<string, string>>,
): Read<T> {
  return { path, schema, ...(params && { params }) };
}

/** A failure stands for that long, in ms: a screen is drawn in pieces, and each piece that shows it would ask anew. */
const failureStands = 10_000;

/**
 * The one cache of the page. A failed read is not cached: the next view reads again. No read is repeated automatically;
 * the Retry button is the user's (SHR-012 to SHR-015).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > failureStands,
    },
  },
});

/** Changes of answers before any view sees them, by path. */
const simulations = new Map<string, (answer: unknown) => unknown>();

/**
 * Changes the answers of a read from now on, for trying out states of a site (development versions only, ROOT-089 to
 * ROOT-096); null ends that. Views that show the read start it again.
 * @param change is handed the answer as it came, undefined where none did; undefined leaves it at what came
 */
export async function simulateRead(path: string, change: ((answer: unknown) => unknown) | null): Promise<void> {
  if (change) simulations.set(path, change);
  else simulations.delete(path);
  const filter = { predicate: ({ queryKey: [asked] }: Query) => asked === path };
  // Simulated values are not kept, even where the site gives no answer now.
  await (change ? queryClient.invalidateQueries(filter) : queryClient.resetQueries(filter));
}

const options = <T>(read: Read<T>) => ({
  queryKey: queryKey(read.path, read.params),
  queryFn: async () => {
    const call = { method: 'GET', path: read.path, ...(read.params && { params: read.params }) } as const;
    const change = simulations.get(read.path);
    if (!change) return request(call, read.schema);
    const came = request(call, v.unknown());
    const changed = change(await came.catch(() => undefined));
    if (changed === undefined) await came;
    return v.parse(read.schema, changed);
  },
});

/** Puts a value that came with the page into the cache, as stale: it shows at once and is read again. */
export function seedRead<T>(read: Read<T>, value: T): void {
  queryClient.setQueryData(options(read).queryKey, value, { updatedAt: 0 });
}

/** The state of a read, as a view needs it. */
export interface ReadState<T> {
  /** Last value that arrived, also while a newer one is on its way or failed. */
  readonly data: T | undefined;
  readonly failure: Failure | null;
  /** No value yet, and one is on its way. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  retry(): void;
}

/** Reads when the view shows, unless a fresh value is there. `enabled: false` waits. */
export function useRead<T>(read: Read<T>, { enabled = true }: { readonly enabled?: boolean } = {}): ReadState<T> {
  const wanted = queryClient.defaultQueryOptions<T, Error, T, T, QueryKey>({ ...options(read), enabled });
  const [observer] = useState(() => new QueryObserver<T, Error, T, T, QueryKey>(queryClient, wanted));
  // One subscription as long as the view shows: subscribing anew is what makes the observer read.
  const subscribe = useCallback((changed: () => void) => observer.subscribe(changed), [observer]);
  useSyncExternalStore(subscribe, () => observer.getCurrentResult());
  useEffect(() => observer.setOptions(wanted));
  const { data, error, isLoading, isFetching } = observer.getOptimisticResult(wanted);
  return {
    data,
    failure: error ? asFailure(error) : null,
    isLoading,
    isFetching,
    retry: () => void observer.refetch(),
  };
}

/** How often each read was made past the cache. */
const readsNow = new Map<string, number>();

/**
 * Reads now, past the cache, and puts the value into it. A read that is already on its way may have left before whatever
 * happened since: it is given up, not shared. A read that is given up ends with the answer of the later one.
 * @throws Failure
 */
export async function readNow<T>(read: Read<T>): Promise<T> {
  const id = readId(read.path, read.params);
  let own = (readsNow.get(id) ?? 0) + 1;
  readsNow.set(id, own);
  // Silently: otherwise the value from before would be the answer of the read that is given up.
  await queryClient.cancelQueries({ queryKey: options(read).queryKey, exact: true }, { silent: true, revert: false });
  for (;;) {
    try {
      return await queryClient.fetchQuery({ ...options(read), staleTime: 0 });
    } catch (error) {
      const latest = readsNow.get(id) ?? own;
      if (!isCancelledError(error) || latest === own) throw error;
      // Asking once more joins the later read, which is on its way.
      own = latest;
    }
  }
}

/** The cached value, without asking. */
export const cached = <T>(read: Read<T>): T | undefined => queryClient.getQueryData<T>(options(read).queryKey);

/** Whatever was thrown, as a failure of the catalogue. */
export function asFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  return failure('rest-shape', error instanceof Error ? error.message : String(error), { cause: error });
}
