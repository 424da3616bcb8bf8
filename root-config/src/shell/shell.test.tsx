import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { type InitialState, readPageState } from '@flightdeck/shared/contracts/page';
import { providePartLoader } from '@flightdeck/shared/parts';
import { dismiss, notify } from '@flightdeck/shared/reporting';
import { openBus, setConnection, startSession, writeState } from '@flightdeck/shared/session';
import { BehaviorSubject } from '@flightdeck/shared/store';
import { PageCache } from '@flightdeck/shared/testing/parts';
import { onCall, startTestApi } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Placement } from '../navigation/navigation';
import { findPageElements } from '../page/page-elements';
import { screens } from '../routes/screens';
import { connected, editor, initial, manager, modules } from '../testing/facts';
import { fakeEntry } from '../testing/fake-area';
import { Shell } from './shell.view';

const placementOf = (hash: string): Placement => {
  const route = parseRoute(hash);
  return { route, screens: screens(route, connected) };
};
const screenWith = (module: string): (typeof fakeEntry.manifest.parts)[string] => ({
  kind: 'screen',
  reads: [],
  shows: [],
  modules: [module],
});
const security = screenWith('protect');
const sharing = screenWith('likes');
const loader = {
  entries: { 'mf-settings': { ...fakeEntry, manifest: { ...fakeEntry.manifest, parts: { security, sharing } } } },
  load: async () => new Promise<never>(() => {}),
  reports: () => [],
};
let placement$: BehaviorSubject<Placement>;
const go = (hash: string) =>
  act(async () => {
    placement$.next(placementOf(hash));
  });
const recordedEvents = (): unknown[] => {
  const queue: unknown = Reflect.get(globalThis, '_tkq');
  return Array.isArray(queue) ? queue.map((entry: unknown) => (Array.isArray(entry) ? entry.slice(1) : entry)) : [];
};
const region = (role: 'status' | 'alert') =>
  within(document.getElementById('fd-toasts') ?? document.body).getByRole(role);

beforeEach(async () => {
  providePartLoader({ load: loader.load });
  const result = readPageState(JSON.stringify(pageStateSample()));
  if (!result.ok) throw result.failure;
  await startSession(result.state);
  startTestApi();
  Reflect.deleteProperty(globalThis, '_tkq');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.title = 'Site Example';
  await show({});
});

async function show(change: Partial<InitialState>): Promise<void> {
  document.body.innerHTML = '<div id="flightdeck"></div>';
  const root = document.getElementById('flightdeck') ?? document.body;
  placement$ = new BehaviorSubject(placementOf('#/dashboard'));
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
  await waitFor(() => expect(region('status')).toBeInTheDocument());
}
afterEach(() => {
  dismiss('x');
  cleanup();
});

test('titles the page with screen and site; a screen without a title keeps the current one', async () => {
  expect(document.title).toBe('At A Glance ‹ Example');
  await go('#/my-plan');
  expect(document.title).toBe('My Plan ‹ Example');
  await go('#/privacy');
  expect(document.title).toBe('My Plan ‹ Example');
});

test('SHR-089 identifies the user and records the view of each route, but no new search term', async () => {
  const pageView = (path: string) => ['jetpack_wpa_page_view', { blog_id: 7, path, current_version: '11.9' }] as const;
  expect(recordedEvents()).toEqual([[5, 'provider_admin'], pageView('/dashboard')]);
  await go('#/security');
  await go('#/security?term=ip');
  expect(recordedEvents().slice(2)).toEqual([pageView('/security')]);
});

test('SHR-089 records no view of a route on a site that is not connected', async () => {
  cleanup();
  Reflect.deleteProperty(globalThis, '_tkq');
  const sample = pageStateSample();
  const result = readPageState(JSON.stringify({ ...sample, connection: { ...sample.connection, isActive: false } }));
  if (!result.ok) throw result.failure;
  await startSession(result.state);
  await show({});
  await go('#/security');
  expect(recordedEvents()).toEqual([[5, 'provider_admin']]);
});

describe('the shell', () => {
  // Links must not leave the page in this test.
  const preventDefault = (event: Event) => event.preventDefault();
  beforeEach(() => document.addEventListener('click', preventDefault));
  afterEach(() => document.removeEventListener('click', preventDefault));
  const link = (name: string | RegExp) => screen.getByRole('link', { name });

  test.each([
    ['a tab', () => link('My Plan'), { target: 'nav_item', path: 'my-plan' }],
    [
      'the tab of the recommendations, with its badge',
      () => link(/^Recommendations/),
      { target: 'nav_item', path: 'recommendations', is_new_recommendations_bubble_visible: true },
    ],
    ['the logo', () => document.getElementById('fd-logo'), { target: 'masthead', path: 'logo' }],
    ['a link of the footer', () => link(/^Terms/), { target: 'footer_link', link: 'terms' }],
    ['the version', () => link(/^Jetpack version/), { target: 'footer_link', link: 'version' }],
  ])('SHR-089 records a click on %s', async (_what, element, properties) => {
    cleanup();
    await show({ newRecommendations: ['publicize'] });
    fireEvent.click(element() ?? document.body);
    expect(recordedEvents().at(-1)).toEqual(['jetpack_wpa_click', { blog_id: 7, ...properties }]);
  });
});

test('shows a notice for the next page on the next path, and not yet with another search term', async () => {
  await go('#/security');
  act(() => void notify({ noticeId: 'x', status: 'is-info', text: 'Later', displayOnNextPage: true }));
  await go('#/security?term=ip');
  expect(screen.queryByText('Later')).toBeNull();
  await go('#/writing');
  expect(screen.getByText('Later')).toBeInTheDocument();
  await go('#/sharing');
  expect(screen.getByText('Later')).toBeInTheDocument();
});

test('announces errors at once and other toasts politely; an error can be dismissed', async () => {
  act(() => void notify({ noticeId: 'x', status: 'is-success', text: '<b>Saved</b>' }));
  expect(region('status')).toHaveTextContent('Saved');
  expect(region('alert')).toBeEmptyDOMElement();
  act(() => void notify({ noticeId: 'x', status: 'is-error', text: 'Not saved' }));
  expect(region('alert')).toHaveTextContent('Not saved');
  expect(region('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(region('alert')).toBeEmptyDOMElement();
});

test('LIC-006 shows the license screen without tabs and footer', async () => {
  expect(screen.getByRole('navigation', { name: 'About this plugin' })).toBeInTheDocument();
  await go('#/license/activation');
  expect(screen.queryByRole('navigation', { name: 'About this plugin' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
});

test('ROOT-013 ROOT-051 shows settings routes with their tabs and, for managers, with the search', async () => {
  await go('#/writing');
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(tabs.getByRole('link', { name: 'Sharing' })).toHaveAttribute('href', '#/sharing');
  expect(await screen.findByRole('searchbox', { name: 'Search settings' })).toBeInTheDocument();
  act(() => writeState('permissions', editor));
  expect(screen.queryByRole('searchbox')).toBeNull();
  act(() => writeState('permissions', manager));
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await go('#/dashboard');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('ROOT-045 requests the plugins only when the Security tab depends on Akismet', async () => {
  const security = () => screen.queryByRole('link', { name: 'Security' });
  await go('#/sharing');
  expect(security()).toBeVisible();
  cleanup();
  await show({ getModules: modules({ likes: false }) });
  onCall('GET', 'plugins').reply(200, { 'akismet/akismet.php': { Name: 'Akismet', active: true } });
  await go('#/sharing');
  expect(security()).toBeNull();
  expect(await screen.findByRole('link', { name: 'Security' })).toHaveAttribute('href', '#/security');
});

test('shows the number on the tab until it is 0, and records on load that it is shown', async () => {
  cleanup();
  await show({ newRecommendations: ['publicize', 'protect'] });
  const tab = () => screen.getByRole('link', { name: /^Recommendations/ });
  expect(tab()).toHaveTextContent('2 new');
  expect(recordedEvents()).toContainEqual([
    'jetpack_recommendations_new_recommendation_bubble_visible',
    { blog_id: 7, path: '/dashboard' },
  ]);
  act(() => openBus().emit('recommendations.changed', { newCount: 1, onboardingStep: null }));
  expect(tab()).toHaveTextContent('1 new');
  act(() => openBus().emit('recommendations.changed', { newCount: 0, onboardingStep: null }));
  expect(tab()).toHaveTextContent(/^Recommendations$/);
});

test.each([
  ['restores the badge of a running onboarding after a reload', 'welcome__scan', '3 new'],
  ['does not restore the badge of an onboarding whose step has changed elsewhere', 'monitor', '1 new'],
])('%s', async (_what, recommendationsStep, badge) => {
  act(() => openBus().emit('recommendations.changed', { newCount: 3, onboardingStep: 'welcome__scan' }));
  cleanup();
  await show({ newRecommendations: ['publicize'], recommendationsStep });
  expect(screen.getByRole('link', { name: /^Recommendations/ })).toHaveTextContent(badge);
  act(() => openBus().emit('recommendations.changed', { newCount: 1, onboardingStep: null }));
  expect(sessionStorage.length).toBe(0);
});

test('shows steps after a purchase without masthead and footer, and products without masthead', async () => {
  const header = document.createElement('div');
  header.className = 'fd-page-masthead';
  const logo = document.getElementById('fd-logo');
  logo?.replaceWith(header);
  header.append(logo ?? '');
  const footer = () => screen.queryByRole('navigation', { name: 'About this plugin' });
  await go('#/recommendations/welcome-scan');
  expect([header.hidden, footer()]).toEqual([true, null]);
  await go('#/recommendations/monitor');
  expect([header.hidden, footer()]).toEqual([false, expect.anything()]);
  await go('#/product/backup');
  expect([header.hidden, footer()]).toEqual([true, expect.anything()]);
});

test('CONN-038 blurs the page until a reconnect ends', () => {
  const isBlurred = () => document.getElementById('fd-outlet')?.classList.contains('fd-page-blurred');
  expect(isBlurred()).toBe(false);
  act(() => setConnection({ isReconnecting: true }));
  expect(isBlurred()).toBe(true);
  act(() => setConnection({ isReconnecting: false }));
  expect(isBlurred()).toBe(false);
});

describe('the footer', () => {
  const devToolsButton = () => screen.queryByRole('button', { name: 'Dev Tools' });
  const resetButton = () => screen.queryByRole('button', { name: 'Reset Options (dev only)' });

  test('DASH-017 ROOT-083 ROOT-084 shows neither Dev Tools nor Reset Options on a released version', async () => {
    // The buttons load on demand. Wait until they would have been drawn.
    await act(async () => {
      await import('./dev-tools/dev-footer.view');
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('link', { name: /^Jetpack version/ })).toBeInTheDocument();
    expect([devToolsButton(), resetButton()]).toEqual([null, null]);
  });

  test('DASH-017 ROOT-083 ROOT-084 shows Reset Options on a development version, and opens and closes Dev Tools', async () => {
    cleanup();
    await show({ isDevVersion: true });
    expect(screen.queryByRole('region', { name: 'Dev Tools' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Dev Tools' }));
    expect(resetButton()).toBeVisible();
    const tools = within(await screen.findByRole('region', { name: 'Dev Tools' }));
    await userEvent.click(tools.getByRole('button', { name: 'Close Dev Tools' }));
    expect(screen.queryByRole('region', { name: 'Dev Tools' })).toBeNull();
  });
});
