import type { ChaosKind } from '../faults/chaos';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.client('admin');
});
afterAll(() => site.close());

/** Sends a change to the controls. */
const control = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  admin.fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body), headers });
/** Plans a fault for the next `GET connection`. */
const failOnce = (kind: ChaosKind, fields: object = {}) =>
  control('chaos', { method: 'GET', path: 'connection', kind, times: 1, ...fields });
afterEach(() => control('chaos', {}));

test('with one worker, a request waits for the previous one; requests to the controls do not wait', async () => {
  await control('workers', { count: 1 });
  await failOnce('timeout');
  const abortFirst = new AbortController();
  const first = admin.fetch('/wp-json/jetpack/v4/connection', { signal: abortFirst.signal });
  const second = admin.fetch('/wp-json/jetpack/v4/settings', { signal: AbortSignal.timeout(300) });
  await expect(second).rejects.toThrow();
  expect((await admin.fetch('/control')).status).toBe(200);
  abortFirst.abort();
  await expect(first).rejects.toThrow();
  expect((await admin.get('settings')).status).toBe(200);
  await control('workers', { count: null });
});

describe('planned faults:', () => {
  test.each<[ChaosKind, number, unknown]>([
    ['401', 401, 'rest_forbidden'],
    ['403', 403, 'rest_forbidden'],
    ['404', 404, 'rest_no_route'],
    ['429', 429, 'rest_too_many_requests'],
    ['500', 500, 'internal_server_error'],
    ['invalid-nonce', 403, 'rest_cookie_invalid_nonce'],
    ['500-html', 500, undefined],
    ['empty', 200, undefined],
    ['html', 200, undefined],
    ['warning', 200, undefined],
    ['broken', 200, undefined],
    ['shape', 200, undefined],
  ])('the fault "%s" gives one response with status %i', async (kind, status, code) => {
    await failOnce(kind);
    const reply = await admin.get('connection');
    expect([reply.status, field(reply.body, 'code')]).toEqual([status, code]);
    if (kind === 'shape') expect(reply.body).toEqual({ unexpected: [1, 2, 3] });
    else if (code === undefined) expect(reply.body).toBeUndefined();
    if (kind === 'warning') expect(reply.text).toMatch(/<b>Warning<\/b>.*\{"isActive":true/s);
    if (kind === '429') expect(reply.headers.get('Retry-After')).toBe('2');
    expect((await admin.get('connection')).body).toMatchObject({ isActive: true });
  });

  test('the fault "refused" closes the socket', async () => {
    await failOnce('refused');
    await expect(admin.get('connection')).rejects.toThrow();
    expect((await admin.get('connection')).status).toBe(200);
  });

  test.each<[ChaosKind, boolean]>([
    ['timeout', false],
    ['lost', true],
  ])('the fault "%s" sends no response; the call is carried out: %s', async (kind, isCarriedOut) => {
    await admin.post('settings', { photon: false });
    await control('chaos', { method: 'POST', path: 'settings', kind, times: 1 });
    const request = admin.fetch('/wp-json/jetpack/v4/settings', {
      method: 'POST',
      body: '{"photon":true}',
      headers: { 'X-WP-Nonce': admin.nonce ?? '', 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(300),
    });
    await expect(request).rejects.toThrow();
    expect(field((await admin.get('settings')).body, 'photon')).toBe(isCarriedOut);
  });

  test('a rule for the provider applies only to calls that need the provider', async () => {
    await control('chaos', { method: 'GET', path: 'provider', kind: '500' });
    expect((await admin.get('rewind')).status).toBe(500);
    expect((await admin.get('module/stats/data?range=day')).status).toBe(500);
    expect((await admin.get('settings')).status).toBe(200);
  });

  test('the fault "slow" delays the response', async () => {
    await failOnce('slow', { ms: 200 });
    const sentAt = Date.now();
    expect((await admin.get('connection')).status).toBe(200);
    // A timer can fire a few milliseconds early.
    expect(Date.now() - sentAt).toBeGreaterThanOrEqual(190);
  });

  test('a rule applies only to its method and path, for as many calls as `times`; an empty object removes all rules', async () => {
    await control('chaos', { method: 'GET', path: 'connection', kind: '500', times: 2 });
    expect((await admin.get('settings')).status).toBe(200);
    expect([
      (await admin.get('connection')).status,
      (await admin.get('connection')).status,
      (await admin.get('connection')).status,
    ]).toEqual([500, 500, 200]);
    await control('chaos', { path: '*', kind: '404' });
    expect((await admin.get('site')).status).toBe(404);
    await control('chaos', {});
    expect((await admin.get('site')).status).toBe(200);
  });

  test('the header X-Flightdeck-Chaos applies a fault to its request', async () => {
    expect((await admin.get('connection', { 'X-Flightdeck-Chaos': '500' })).status).toBe(500);
  });
});

test('the log lists all REST requests with their status', async () => {
  await admin.fetch('/control/log', { method: 'DELETE' });
  await admin.get('connection?_cacheBuster=1');
  await admin.get('no-such-route');
  await admin.fetch('/wp-json/wp/v2/users/me');
  expect(await (await admin.fetch('/control/log')).json()).toEqual({
    requests: [
      { method: 'GET', path: 'connection', status: 200 },
      { method: 'GET', path: 'no-such-route', status: 404 },
      { method: 'GET', path: 'wp/v2/users/me', status: 401 },
    ],
  });
});

test('changing the scenario keeps the session', async () => {
  expect((await control('scenario', { name: 'not-connected' })).status).toBe(200);
  expect((await admin.get('connection')).body).toMatchObject({ isActive: false });
  expect((await control('scenario', { name: 'free' })).status).toBe(200);
  expect((await admin.get('connection')).body).toMatchObject({ isActive: true, isUserConnected: true });
  expect((await control('scenario', { name: 'nonsense' })).status).toBe(400);
});

test('the recording tool can change the scenario at a second address, and pages of other sites cannot', async () => {
  const changeScenario = (headers: Record<string, string> = {}) =>
    admin.fetch('/wp-json/lab/v1/scenario', { method: 'POST', body: '{"name":"offline"}', headers });
  expect((await changeScenario({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await changeScenario({ 'Content-Type': 'application/json' })).status).toBe(200);
  expect((await admin.get('connection')).body).toMatchObject({ offlineMode: { isActive: true } });
  await control('scenario', { name: 'free' });
});

test('the clock can be moved forward, which makes a nonce invalid', async () => {
  await control('clock', { offsetMs: 25 * 3600 * 1000 });
  expect((await admin.get('settings')).status).toBe(403);
  await control('clock', { offsetMs: 0 });
  expect((await admin.get('settings')).status).toBe(200);
  expect((await control('clock', { offsetMs: 'soon' })).status).toBe(400);
});

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
])('a request to the controls with the header %j is refused', async (headers) => {
  expect((await control('scenario', { name: 'not-connected' }, headers)).status).toBe(403);
  expect((await admin.get('connection')).body).toMatchObject({ isActive: true });
});

test('changing some traits keeps the others, and invalid traits are refused', async () => {
  expect((await control('traits', { rewind: 'provisioning', scan: 'scanning', threats: 17 })).status).toBe(200);
  expect(field(await (await control('traits', { multisite: true })).json(), 'traits')).toMatchObject({ threats: 17 });
  const rewind = field((await admin.get('rewind')).body, 'data');
  expect(JSON.parse(String(rewind))).toMatchObject({ state: 'provisioning' });
  const scan = field((await admin.get('scan')).body, 'data');
  expect(field(JSON.parse(String(scan)), 'threats')).toHaveLength(17);
  expect((await control('traits', { nonsense: true })).status).toBe(400);
  expect((await control('traits', { threats: -1 })).status).toBe(400);
});

test('a notice shows on the next page only', async () => {
  expect((await control('notice', { errorCode: 'cheatin' })).status).toBe(200);
  const notices = async () => field(await admin.pageState(), 'initial', 'jetpackStateNotices');
  expect(await notices()).toMatchObject({ errorCode: 'cheatin', messageCode: null });
  expect(await notices()).toMatchObject({ errorCode: null });
  expect((await control('notice', { login: 'nobody' })).status).toBe(400);
});
