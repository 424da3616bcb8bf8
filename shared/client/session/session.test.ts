/** @jest-environment ./tools/jest/environment.cjs */
import { cached, queryClient, settingsRead } from '@flightdeck/shared/api';
import { readState } from '@flightdeck/shared/session';
import nock from 'nock';
import { outward } from '../../model/links/links';
import { pageStateSample, testPageState } from '../../testing/page-state-sample';
import { errorBody, onCall, origin } from '../../testing/wire';
import { facts, initialState, refreshConnection, routeHref, setCommerceSeen, startSession } from './session';

const pageStateWith = (change: object = {}) =>
  testPageState((sample) => {
    Object.assign(sample.initial, { WP_API_root: `${origin}/wp-json/`, adminUrl: `${origin}/wp-admin/` });
    Object.assign(sample, change);
  });

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
});

test('a page state with a connection needs no request', async () => {
  await expect(startSession(pageStateWith())).resolves.toBeNull();
  expect(readState('connection')).toMatchObject({ status: true, isRegistered: true, isUserConnected: true });
  expect(readState('permissions')).toMatchObject({ manage_modules: true, isMaster: true });
  expect(facts('')).toMatchObject({ status: true, isLinked: true, hasCoupon: false, showCouponRedemption: false });
});

test('SHR-030 reads the flags in the settings of the page state', async () => {
  const { initial } = pageStateSample();
  await startSession(pageStateWith({ initial: { ...initial, settings: { sso: 'on', monitor: 1, protect: '0' } } }));
  expect(cached(settingsRead)).toEqual({ sso: true, monitor: true, protect: false });
});

test.each([
  ['https://accounts.example/in', true],
  ['http://[', false],
])('with the login page %s, the page starts, and may link to the login page: %s', async (loginUrl, isAllowed) => {
  const { initial } = pageStateSample();
  await expect(startSession(pageStateWith({ initial: { ...initial, loginUrl } }))).resolves.toBeNull();
  expect(outward(loginUrl).allowed).toBe(isAllowed);
});

test.each([
  ['/wp-admin/', origin, '/wp-admin/'],
  ['https://site.example/wp-admin/', 'https://site.example', 'https://site.example/wp-admin/'],
  ['https://evil.example/wp-admin/', origin, '/wp-admin/'],
  ['//evil.example/', 'https://site.example', '/wp-admin/'],
  ['javascript:alert(1)//', origin, '/wp-admin/'],
  ['http://[', origin, '/wp-admin/'],
])('with the admin address %s and the REST API on %s, links and requests use %s', async (adminUrl, apiOrigin, used) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { initial } = pageStateSample();
  await startSession(pageStateWith({ initial: { ...initial, adminUrl, WP_API_root: `${apiOrigin}/wp-json/` } }));
  expect(initialState().adminUrl).toBe(used);
  expect(consoleError).toHaveBeenCalledTimes(adminUrl === used ? 0 : 1);
  consoleError.mockRestore();
});

test('SHR-092 without a connection in the page state, logs an error and requests it from the server', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const sample = pageStateSample();
  onCall('GET', 'connection').reply(200, sample.connection);
  onCall('GET', 'connection/data').reply(200, sample.userConnection);
  await expect(startSession(pageStateWith({ connection: undefined }))).resolves.toBeNull();
  expect(consoleError).toHaveBeenCalledTimes(1);
  expect(readState('connection').status).toBe(true);
  consoleError.mockRestore();
});

test('without a connection in the page state, a failed request for it is reported', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  onCall('GET', 'connection').reply(500, errorBody('internal', 'Broken', 500));
  await expect(startSession(pageStateWith({ connection: undefined }))).resolves.toMatchObject({ code: 'rest-refused' });
  consoleError.mockRestore();
});

test('a refresh updates the connection on the bus, and a failed refresh changes nothing', async () => {
  await startSession(pageStateWith());
  const sample = pageStateSample();
  onCall('GET', 'connection').reply(200, { ...sample.connection, isActive: false, hasConnectedOwner: false });
  onCall('GET', 'connection/data').reply(200, sample.userConnection);
  await refreshConnection();
  const connection = readState('connection');
  expect(connection.status).toBe(false);
  onCall('GET', 'connection').replyWithError('gone');
  await expect(refreshConnection()).resolves.toMatchObject({ code: 'rest-network' });
  expect(readState('connection')).toEqual(connection);
});

test.each([
  ['?page=flightdeck', false],
  ['?page=flightdeck&showCouponRedemption=1', true],
  ['?page=flightdeck&showCouponRedemption=', false],
])('showCouponRedemption in %s is read as %p', async (query, expected) => {
  await startSession(pageStateWith());
  expect(facts(query).showCouponRedemption).toBe(expected);
});

test('the address of a route is a hash on the dashboard page, and a full address on other pages', async () => {
  await startSession(pageStateWith());
  expect(routeHref('/disconnect')).toBe('#/disconnect');
  await startSession(pageStateWith(), { ownsAddress: false });
  expect(routeHref('/disconnect')).toBe(`${origin}/wp-admin/admin.php?page=flightdeck#/disconnect`);
});

test('of two refreshes at the same time, the later one counts, and neither fails', async () => {
  queryClient.clear();
  await startSession(pageStateWith({ userConnection: undefined }));
  queryClient.clear();
  const sample = pageStateSample();
  onCall('GET', 'connection')
    .delay(40)
    .reply(200, { ...sample.connection, isStaging: true });
  onCall('GET', 'connection').reply(200, { ...sample.connection, isStaging: false });
  onCall('GET', 'connection/data').reply(200, sample.userConnection);
  const first = refreshConnection();
  await new Promise((resolve) => setTimeout(resolve, 10));
  await expect(Promise.all([first, refreshConnection()])).resolves.toEqual([null, null]);
  expect(readState('connection').isStaging).toBe(false);
});

test('setCommerceSeen marks the store setup as seen', async () => {
  const sample = pageStateSample();
  await startSession(pageStateWith({ initial: { ...sample.initial, isWooCommerceActive: true } }));
  expect(facts('').commerceUnseen).toBe(true);
  setCommerceSeen();
  expect(facts('').commerceUnseen).toBe(false);
});
