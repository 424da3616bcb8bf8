import * as v from '@flightdeck/shared/schema';
import {
  isCancelledError,
  notifyManager,
  type Query,
  QueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { type Failure, failure, isFailure } from '../../../contracts/areas/failure';
import { queryKey, readId } from '../../../contracts/page/query-keys';
import { request, takeReceived } from '../requests/client';

/** A read of the REST API: its path and the shape of its answer. */
export interface Read<T> {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Describes a read once, for views, early reads and tests. */
export function defineRead<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  params?: Readonly<Record<string, string>>,
): Read<T> {
  return { path, schema, ...(params && { params }) };
}

/** Milliseconds for which an answer needs no new request. */
export const freshFor = 30_000;

/**
 * Milliseconds for which a failure is cached. Without this time, each section of a progressive screen that shows the failure
 * would read again.
 */
const failureLifetime = 10_000;

/**
 * The cache of the page. After `failureLifetime`, the next view of a failed read reads again. No read is repeated automatically; the
 * user presses Retry (SHR-012 to SHR-015).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: freshFor,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > failureLifetime,
    },
  },
});

// Show an answer, or a new value, at once: by default, a second click in the same task would find the old state.
notifyManager.setScheduler((notify) => notify());

/** Simulated changes, by path, that are applied to an answer before any view sees it. */
const simulations = new Map<string, (answer: unknown) => unknown>();

/**
 * Changes the answers of a read from now on, to try out states of a site (development versions only, ROOT-089 to
 * ROOT-096). Views that show the read send it again.
 * @param change gets the answer, or undefined if there was none, and returns the changed answer, or undefined to leave it
 *   unchanged. Pass null instead of a function to end the simulation
 */
export async function simulateRead(path: string, change: ((answer: unknown) => unknown) | null): Promise<void> {
  if (change) simulations.set(path, change);
  else simulations.delete(path);
  const filter = { predicate: ({ queryKey: [requested] }: Query) => requested === path };
  // Remove simulated values from the cache, even if the site then gives no answer.
  await (change ? queryClient.invalidateQueries(filter) : queryClient.resetQueries(filter));
}

const queryOptionsFor = <T>(read: Read<T>) => ({
  queryKey: queryKey(read.path, read.params),
  queryFn: async () => {
    const call = { method: 'GET', path: read.path, ...(read.params && { params: read.params }) } as const;
    const change = simulations.get(read.path);
    if (!change) return request(call, read.schema);
    const answer = request(call, v.unknown());
    const changed = change(await answer.catch(() => undefined));
    // Throw the failure, unless the simulation replaces it.
    if (changed === undefined) await answer;
    return v.parse(read.schema, changed);
  },
});

/** Puts a known value into the cache as stale: it shows at once, and the next view that appears reads it again. */
export function seedRead<T>(read: Read<T>, value: T): void {
  queryClient.setQueryData(queryOptionsFor(read).queryKey, value, { updatedAt: 0 });
}

/** The state of a read for a view. */
export interface ReadState<T> {
  /** Last value received; kept during a later read, and after a failed one. */
  readonly data: T | undefined;
  readonly failure: Failure | null;
  /** True while the first value is being read. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  retry(): void;
}

/**
 * Reads when the view appears, unless the cache has a fresh value or a recent failure, and returns the state.
 * `enabled: false` postpones the read.
 */
export const useRead = <T>(read: Read<T>, { enabled = true }: { readonly enabled?: boolean } = {}): ReadState<T> =>
  readState(useQuery({ ...queryOptionsFor(read), ...(enabled && { initialData: received(read) }), enabled }));

/**
 * Reads like `useRead`, and returns a selection of the answer. A change elsewhere in the answer does not draw the view again.
 * @param select returns the selection; pass the same function at each draw
 */
export const useReadSelection = <T, Selection>(read: Read<T>, select: (answer: T) => Selection): ReadState<Selection> =>
  readState(useQuery({ ...queryOptionsFor(read), initialData: received(read), select }));

/** Only a change of a field that the view has used draws it again. */
const readState = <T>(result: UseQueryResult<T>): ReadState<T> => ({
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
  retry: () => void result.refetch(),
});

/** Returns a function that takes an answer that came with the page, so that the first draw shows it. */
const received =
  <T>(read: Read<T>) =>
  (): T | undefined =>
    simulations.has(read.path) ? undefined : takeReceived(readId(read.path, read.params), read.schema);

/** Number of uncached requests per read. */
const uncachedReads = new Map<string, number>();

/**
 * Reads without the cache, stores the value in the cache and returns it. Cancels a running read of the same value, which
 * may have been sent before the change that prompted this call; callers of the canceled read get the answer of the new one.
 * @throws Failure
 */
export async function readNow<T>(read: Read<T>): Promise<T> {
  const id = readId(read.path, read.params);
  let readNumber = (uncachedReads.get(id) ?? 0) + 1;
  uncachedReads.set(id, readNumber);
  // By default, callers of the canceled read would get the old value.
  await queryClient.cancelQueries(
    { queryKey: queryOptionsFor(read).queryKey, exact: true },
    { silent: true, revert: false },
  );
  for (;;) {
    try {
      return await queryClient.fetchQuery({ ...queryOptionsFor(read), staleTime: 0 });
    } catch (error) {
      const latest = uncachedReads.get(id) ?? readNumber;
      if (!isCancelledError(error) || latest === readNumber) throw error;
      // A later read canceled this one and is running: wait for its answer.
      readNumber = latest;
    }
  }
}

/** Returns the cached value without reading; undefined if there is none. */
export const cached = <T>(read: Read<T>): T | undefined => queryClient.getQueryData<T>(queryOptionsFor(read).queryKey);

/** Turns any thrown value into a failure of the catalogue. */
export function asFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  return failure('rest-shape', error instanceof Error ? error.message : String(error), { cause: error });
}
