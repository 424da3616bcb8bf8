/** @jest-environment ./tools/jest/environment.cjs */

import type { Facts } from '@flightdeck/shared/contracts/areas';
import { startLinks } from '@flightdeck/shared/links';
import { readState, writeState } from '@flightdeck/shared/session';
import { connected } from '../testing/facts';
import { areaOnScreen, createNavigation, type Navigation, partsIn } from './navigation';

let isConnected = true;
let commerceUnseen = false;
let coupon: Partial<Facts> = {};
const facts = (): Facts => ({ ...connected, status: isConnected, commerceUnseen, ...coupon });

let navigation: Navigation;
const outsideAddresses: string[] = [];
const start = (hash: string) => {
  isConnected = true;
  commerceUnseen = false;
  outsideAddresses.length = 0;
  history.replaceState(null, '', hash);
  navigation = createNavigation({ facts, leave: (url) => outsideAddresses.push(url) });
  return navigation;
};
const go = (hash: string) => {
  history.pushState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};
afterEach(() => navigation.stop());

test('shows another screen when the address changes', () => {
  start('#/dashboard');
  const shownScreens: unknown[] = [];
  navigation.placement$.subscribe(({ screens: { main } }) => shownScreens.push(main));
  go('#/my-plan');
  expect(shownScreens).toEqual(['mf-dashboard/at-a-glance', 'mf-dashboard/my-plan']);
});

test.each([
  ['the connect screen', false, 'mf-connection/connect'],
  ['the dashboard', true, 'mf-dashboard/at-a-glance'],
])('shows %s in place of a coupon screen that failed', (_what, status, main) => {
  start('#/dashboard').stop();
  coupon = { hasCoupon: true, showCouponRedemption: true, status };
  navigation = createNavigation({ facts });
  expect(navigation.placement$.value.screens.main).toBe('mf-connection/coupon');
  const shownScreens: unknown[] = [];
  navigation.placement$.subscribe(({ screens: { main } }) => shownScreens.push(main));
  navigation.skipCoupon();
  navigation.skipCoupon();
  expect(shownScreens).toEqual(['mf-connection/coupon', main]);
  coupon = {};
});

test('replaces an unknown route, so that Back does not lead to it', () => {
  start('#/weather');
  expect(location.hash).toBe('#/dashboard');
  const entryCount = history.length;
  go('#/weather');
  expect(location.hash).toBe('#/dashboard');
  expect(history.length).toBe(entryCount + 1); // The entry of this visit; the redirect adds none.
});

test.each(['#foo', '#!x', '#tab=2', '#top', '#missing'])(
  'keeps the screen and its address when another script sets the hash %s',
  (hash) => {
    start('#/traffic?term=a');
    const before = navigation.placement$.value;
    go(hash);
    expect(location.hash).toBe('#/traffic?term=a');
    expect(navigation.placement$.value).toBe(before);
  },
);

test.each([
  ['#security', 'mf-settings/security'],
  ['#', 'mf-dashboard/at-a-glance'],
  ['#wp-toolbar', 'mf-dashboard/at-a-glance'],
])('shows the screen of the hash %s', (hash, main) => {
  start('#/traffic');
  go(hash);
  expect(navigation.placement$.value.screens.main).toBe(main);
});

test('shows the commerce screen once, on load, and allows every route afterwards', () => {
  commerceUnseen = true;
  history.replaceState(null, '', '#/security');
  navigation = createNavigation({ facts, leave: () => {} });
  expect(location.hash).toBe('#/woo-setup?back=%2Fsecurity');
  expect(navigation.placement$.value.screens.main).toBe('mf-connection/commerce');
  go('#/dashboard');
  expect(navigation.placement$.value.screens.main).toBe('mf-dashboard/at-a-glance');
});

test('shows another screen when the connection changes', () => {
  start('#/security');
  isConnected = false;
  writeState('connection', { ...readState('connection') });
  expect(navigation.placement$.value.screens.main).toBe('mf-connection/connect');
});

// Without the Navigation API, the guard of unsaved work undoes a change of the address shortly after the change.
test('keeps the route when the connection changes while the address is being restored', () => {
  start('#/security');
  history.pushState(null, '', '#/dashboard');
  writeState('connection', { ...readState('connection'), hasConnectedOwner: true });
  expect(navigation.placement$.value.screens.main).toBe('mf-settings/security');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(navigation.placement$.value.screens.main).toBe('mf-dashboard/at-a-glance');
});

test('returns the same placement while nothing changes', () => {
  start('#/dashboard');
  const before = navigation.placement$.value;
  writeState('permissions', { ...readState('permissions') });
  go('#/dashboard');
  expect(navigation.placement$.value).toBe(before);
});

test('ROOT-009 sends the browser to the plans page of the site', () => {
  startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' });
  start('#/plans');
  expect(outsideAddresses).toEqual(['https://jetpack.com/redirect/?source=jetpack-plans&site=site.example']);
});

test('DASH-023 passes a feature to the plans as one value', () => {
  startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' });
  start('#/plans?feature=search%26site%3Dx');
  const [address = ''] = outsideAddresses;
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    source: 'jetpack-plans',
    site: 'site.example',
    query: 'feature=search%26site%3Dx',
  });
});

test('does not leave for an address that is not allowed', () => {
  startLinks({ origins: [], redirect: 'https://evil.example/redirect/', rawUrl: 'site.example' });
  start('#/plans');
  expect(outsideAddresses).toEqual([]);
});

test('returns the parts in each slot, and the area of the screen', () => {
  start('#/disconnect');
  const placement = navigation.placement$.value;
  expect(partsIn(placement, 'main')).toEqual(['mf-dashboard/at-a-glance']);
  expect(partsIn(placement, 'overlays')).toEqual(['mf-connection/disconnect']);
  expect(areaOnScreen(placement)).toBe('mf-dashboard');
});

test('on a screen of the root, no area is on screen', () => {
  start('#/status');
  expect(partsIn(navigation.placement$.value, 'main')).toEqual([]);
  expect(areaOnScreen(navigation.placement$.value)).toBeNull();
});
