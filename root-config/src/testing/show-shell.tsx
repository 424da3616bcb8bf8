import { parseRoute } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { providePartLoader } from '@flightdeck/shared/parts';
import { openBus } from '@flightdeck/shared/session';
import { BehaviorSubject } from '@flightdeck/shared/store';
import { PageCache } from '@flightdeck/shared/testing/parts';
import { startTestApi, startTestSession } from '@flightdeck/shared/testing/server';
import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import type { Placement } from '../navigation/navigation';
import { findPageElements } from '../page/page-elements';
import { screens } from '../routes/screens';
import { Shell } from '../shell/shell.view';
import { connected, initial, modules } from './facts';
import { fakeEntry } from './fake-area';

const placementOf = (hash: string): Placement => {
  const route = parseRoute(hash);
  return { route, screens: screens(route, connected) };
};
const screenWith = (module: string) => ({ kind: 'screen' as const, reads: [], shows: [], modules: [module] });
const loader = {
  entries: {
    'mf-settings': {
      ...fakeEntry,
      manifest: { ...fakeEntry.manifest, parts: { security: screenWith('protect'), sharing: screenWith('likes') } },
    },
  },
  load: async () => new Promise<never>(() => {}),
  reports: () => [],
};
const placement$ = new BehaviorSubject(placementOf('#/dashboard'));

/** Changes the route of the page. */
export const go = (hash: string) => act(async () => placement$.next(placementOf(hash)));

/** Returns the region of the toasts with this role. */
export const toastRegion = (role: 'status' | 'alert') =>
  within(document.getElementById('fd-toasts') ?? document.body).getByRole(role);

/** Draws the shell of a connected site on its dashboard. @param change of the initial state */
export async function showShell(change: Partial<InitialState> = {}): Promise<void> {
  cleanup();
  document.body.innerHTML = '<div id="flightdeck"></div>';
  const root = document.getElementById('flightdeck') ?? document.body;
  placement$.next(placementOf('#/dashboard'));
  const navigation = {
    placement$,
    update: () => {},
    skipCoupon: () => {},
    stop: () => {},
  };
  render(
    <Shell
      bus={openBus()}
      initial={{
        ...initial,
        siteTitle: 'Example',
        currentVersion: '11.9',
        tracksUserData: { userid: 5, blogid: 7, username: 'provider_admin' },
        getModules: modules({ protect: true, likes: false }),
        ...change,
      }}
      loader={loader}
      navigation={navigation}
      elements={findPageElements(root)}
    />,
    { wrapper: PageCache },
  );
  await waitFor(() => expect(toastRegion('status')).toBeInTheDocument());
}

/** Draws the shell for each test. */
export function shellPerTest(): void {
  beforeEach(async () => {
    providePartLoader({ load: loader.load });
    await startTestSession();
    startTestApi();
    Reflect.deleteProperty(globalThis, '_tkq');
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    document.title = 'Site Example';
    await showShell();
  });
  afterEach(cleanup);
}

/** Returns the recorded events, each without its first item. */
export function recordedEvents(): unknown[] {
  const queue: unknown = Reflect.get(globalThis, '_tkq');
  return Array.isArray(queue) ? queue.map((entry: unknown) => (Array.isArray(entry) ? entry.slice(1) : entry)) : [];
}
