import { queryClient, startApi } from '@flightdeck/shared/api';
import { startI18n } from '@flightdeck/shared/i18n';
import { providePartLoader } from '@flightdeck/shared/parts';
import { openBus, startSession } from '@flightdeck/shared/session';
import { loadWrites } from '@flightdeck/shared/settings';
import { act, waitFor } from '@testing-library/react';
import nock from 'nock';
import { BehaviorSubject } from 'rxjs';
import { loadHttp } from '../client/api/requests/send';
import { type BusHandle, writeState } from '../client/bus/bus';
import { initialState } from '../client/bus/initial-state';
import type { PartName } from '../contracts/areas/area-manifest';
import { type Failure, failure } from '../contracts/areas/failure';
import type { LoadedPart, PartProps } from '../contracts/areas/part';
import { parseRoute } from '../contracts/areas/route';
import { emptyReadQueue } from './fake-server';
import { mountParcel } from './mount-parcel';
import { testPageState } from './page-state-sample';
import { nextTask, origin, requestsEnded } from './wire';

export interface MountPartOptions {
  readonly name: PartName;
  /** Hash of the page. Default: `#/dashboard`. */
  readonly route?: string;
  /** Changes the sample page state, whose user owns a connected free site. */
  readonly pageState?: Parameters<typeof testPageState>[0];
  readonly data?: PartProps['data'];
  /** Parts of other areas that the loader of the page has; any other name fails with `part-unknown`. */
  readonly parts?: Readonly<Record<PartName, LoadedPart>>;
  /** Returns whether the page has writes in progress that aren't mutations of the cache. */
  readonly isSaving?: () => boolean;
}

export interface PartUnderTest {
  readonly container: HTMLElement;
  /** A bus handle of the test, for reading and subscribing. */
  readonly bus: BusHandle;
  /** Failures reported by the part, oldest first. */
  readonly failures: readonly Failure[];
  /** Passes a new route to the part, which draws it asynchronously. */
  go(route: string): void;
  /** Mounts the part a second time on the same page and session. */
  mountAgain(route: string): Promise<PartUnderTest>;
  unmount(): Promise<void>;
}

/** Functions that unmount the parts on the page. */
const unmounts = new Set<() => Promise<void>>();
let isSaving: () => boolean = () => false;

/**
 * Mounts a part as a slot of the page does, with session, bus, styles, loader and the fake server of `wire.ts` (`onCall`). Each
 * call starts with an empty cache and bus; the part is unmounted after the test.
 * @throws the error of a part that fails to mount
 */
export async function mountPart(part: LoadedPart, options: MountPartOptions): Promise<PartUnderTest> {
  await startPage(options);
  return mountOn(part, options);
}

async function mountOn(part: LoadedPart, options: MountPartOptions): Promise<PartUnderTest> {
  const bus = openBus();
  const failures: Failure[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.className = 'fd';
  const route$ = new BehaviorSubject(parseRoute(options.route ?? '#/dashboard'));
  const parcel = mountParcel(part, {
    domElement: container,
    part: options.name,
    route$,
    onFailure: (reported) => void failures.push(reported),
    ...(options.data && { data: options.data }),
  });
  try {
    await parcel.mountPromise;
    if (failures[0]) throw failures[0];
    // Effects of the first draw run after it.
    for (let task = 0; task < 3; task += 1) await nextTask();
  } catch (cause) {
    bus.close();
    container.remove();
    throw cause;
  }
  const unmount = async () => {
    if (!unmounts.delete(unmount)) return;
    await act(() => parcel.unmount());
    bus.close();
    container.remove();
  };
  unmounts.add(unmount);
  return {
    container,
    bus,
    failures,
    unmount,
    go: (route) => route$.next(parseRoute(route)),
    mountAgain: (route) => mountOn(part, { ...options, route }),
  };
}

async function startPage({ pageState, parts = {}, ...options }: MountPartOptions): Promise<void> {
  isSaving = options.isSaving ?? (() => false);
  queryClient.clear();
  emptyReadQueue();
  writeState('connection', initialState.connection);
  writeState('permissions', initialState.permissions);
  writeState('notices', initialState.notices);
  Reflect.deleteProperty(globalThis, '_tkq');
  const state = testPageState((sample) => {
    sample.initial.WP_API_root = `${origin}/wp-json/`;
    sample.initial.adminUrl = `${origin}/wp-admin/`;
    pageState?.(sample);
  });
  startI18n(state.locale);
  startApi({ timeLimit: 10_000 });
  await startSession(state);
  const partsByName = new Map(Object.entries(parts));
  providePartLoader({
    load: async (name) => {
      const loaded = partsByName.get(name);
      if (loaded) return { state: 'ready', part: loaded };
      return { state: 'failed', failure: failure('part-unknown', `The test has no part ${name}.`, { part: name }) };
    },
  });
}

/**
 * Waits until all expected calls were made and no read is running. Call it before asserting that something is absent.
 * @throws a failed expectation if requests are still running when `waitFor` times out
 */
export async function settled(): Promise<void> {
  await waitFor(() =>
    expect({ pending: nock.pendingMocks(), reading: queryClient.isFetching() }).toEqual({ pending: [], reading: 0 }),
  );
}

/** Returns a part that shows one text and records its props, in place of a part of another area. */
export function partDouble(text: string): LoadedPart & { readonly received: PartProps[] } {
  const received: PartProps[] = [];
  return {
    received,
    bootstrap: async () => {},
    mount: async (props) => {
      received.push(props);
      props.domElement.textContent = text;
    },
    update: async (props) => void received.push(props),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  };
}

/** Returns the name and properties of each analytics event recorded since the part was mounted, oldest first. */
export function recorded(): readonly unknown[] {
  const queue: unknown = Reflect.get(globalThis, '_tkq');
  return Array.isArray(queue) ? queue.map((entry: unknown) => (Array.isArray(entry) ? entry.slice(1) : entry)) : [];
}

beforeAll(async () => {
  // jsdom lacks constructable style sheets.
  if (!('adoptedStyleSheets' in document))
    Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
  // Load these files before the first save. Saves that wait for them are sent together, so the requests would depend on timing.
  await Promise.all([loadHttp(), loadWrites()]);
});
/**
 * Requests that no test expected. They fail the test even if the part handles the failure. After a failed request, the client looks for the
 * cause with HEAD, which has no effect.
 */
let unexpected: string[] = [];
nock.emitter.on('no match', (request: { readonly method?: string; readonly path?: string }) => {
  if (request.method === 'HEAD') return;
  unexpected.push(`${request.method} ${request.path?.replace(/\?.*/, '')}`);
});

beforeEach(() => nock.disableNetConnect());
afterEach(async () => {
  // On a busy machine, a test may end before its part has sent all its requests.
  await waitFor(() => expect(nock.pendingMocks()).toEqual([])).catch(() => undefined);
  // Unmounting waits for a timer, which fake timers would never run.
  jest.useRealTimers();
  for (const unmount of [...unmounts]) await unmount();
  // A page saves on after it is unmounted.
  await requestsEnded(isSaving);
  const pending = nock.pendingMocks();
  const unexpectedRequests = unexpected;
  unexpected = [];
  nock.cleanAll();
  expect({ 'expected but not requested': pending, 'requested but not expected': unexpectedRequests }).toEqual({
    'expected but not requested': [],
    'requested but not expected': [],
  });
});
