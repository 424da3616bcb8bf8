import { setTimeout as sleep } from 'node:timers/promises';
import { traitsSchema } from '../facts/traits';
import { type ChaosKind, chaosKinds } from '../faults/chaos';
import { scenarioNames } from '../scenarios/scenarios';
import { field } from '../testing/test-client';
import { runTestSite } from '../testing/test-site';

const testSite = runTestSite('free');
const admin = testSite.loggedIn('admin', true);

/** Sends a change to the controls. */
const control = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  admin.fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body), headers });
const state = async (): Promise<unknown> => (await admin.fetch('/control')).json();
/** Waits until the site has begun the call with the planned fault. Requests that are sent at the same time can arrive in any order. */
const untilBegun = async () => {
  while (testSite.site.chaos.length) await sleep(20);
};
/** Plans a fault for the next call of this kind. */
const failOnce = (kind: ChaosKind, method = 'GET', path = 'connection') =>
  control('chaos', { method, path, kind, times: 1 });
const statusOf = async (path: string) => (await admin.get(path)).status;
beforeEach(async () => {
  testSite.reset();
  await control('workers', { count: null });
});

test('with one worker, a request waits for the previous one; requests to the controls do not wait', async () => {
  await control('workers', { count: 1 });
  await failOnce('timeout');
  const abortFirst = new AbortController();
  const first = admin.fetch('/wp-json/jetpack/v4/connection', { signal: abortFirst.signal });
  await untilBegun();
  const second = admin.fetch('/wp-json/jetpack/v4/settings', { signal: AbortSignal.timeout(300) });
  await expect(second).rejects.toThrow();
  expect((await admin.fetch('/control')).status).toBe(200);
  abortFirst.abort();
  await expect(first).rejects.toThrow();
  expect(await statusOf('settings')).toBe(200);
});

describe('planned faults:', () => {
  test.each<[ChaosKind, number, unknown]>([
    ['403', 403, 'rest_forbidden'],
    ['429', 429, 'rest_too_many_requests'],
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

  test.each<[ChaosKind, boolean]>([
    ['refused', false],
    ['timeout', false],
    ['lost', true],
  ])('the fault "%s" sends no response; the call is carried out: %s', async (kind, isCarriedOut) => {
    await failOnce(kind, 'POST', 'settings');
    const abort = new AbortController();
    const request = admin.fetch('/wp-json/jetpack/v4/settings', {
      method: 'POST',
      body: '{"photon":true}',
      headers: { 'X-WP-Nonce': admin.nonce ?? '', 'Content-Type': 'application/json' },
      signal: abort.signal,
    });
    const failed = expect(request).rejects.toThrow();
    await untilBegun();
    if (kind !== 'refused') abort.abort();
    await failed;
    expect(field((await admin.get('settings')).body, 'photon')).toBe(isCarriedOut);
  });

  test('a rule for the provider applies only to calls that need the provider', async () => {
    await control('chaos', { method: 'GET', path: 'provider', kind: '500' });
    const paths = ['rewind', 'module/stats/data?range=day', 'settings'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([500, 500, 200]);
  });

  test('a rule applies only to its method and path, for as many calls as `times`; an empty object removes all rules', async () => {
    await control('chaos', { method: 'GET', path: 'connection', kind: '500', times: 2 });
    const statuses = [];
    for (const path of ['settings', 'connection', 'connection', 'connection']) statuses.push(await statusOf(path));
    expect(statuses).toEqual([200, 500, 500, 200]);
    await control('chaos', { path: '*', kind: '404' });
    expect(await statusOf('site')).toBe(404);
    await control('chaos', {});
    expect(await statusOf('site')).toBe(200);
  });
});

test.each([
  ['traits', { nonsense: true }, 'nonsense'],
  ['traits', { threats: -1 }, 'threats'],
  ['workers', { count: 0 }, 'count'],
  ['jetpack', { generation: '12' }, 'generation'],
  ['overrides', { origins: ['https://next.example/x; script-src *'] }, 'origins'],
])('the change %s with %j is refused', async (name, fields, wrongField) => {
  const reply = await control(name, fields);
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(wrongField)]);
});

test.each([[{ Origin: 'https://evil.example' }], [{ Origin: 'null' }], [{ 'Sec-Fetch-Site': 'same-site' }]])(
  'a change with the header %j is refused',
  async (headers) => {
    expect((await control('scenario', { name: 'not-connected' }, headers)).status).toBe(403);
    expect(await state()).toMatchObject({ scenario: 'free' });
  },
);

test('the control page has a button for each scenario, and a field for each trait and fault', async () => {
  const text = await (await admin.fetch('/control', { headers: { Accept: 'text/html' } })).text();
  for (const name of scenarioNames) expect(text).toContain(`name="name" value="${name}"`);
  for (const name of Object.keys(traitsSchema.entries)) expect(text).toContain(` name="${name}"`);
  for (const kind of chaosKinds) expect(text).toContain(`>${kind}</option>`);
});

test('a form makes the same changes as JSON, keeps other traits and the session, and redirects to the page', async () => {
  const submit = (path: string, fields: Record<string, string>) => admin.submit(`/control/${path}`, fields);
  const reply = await submit('scenario', { name: 'threat-one' });
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/control']);
  await submit('traits', { threats: '17', multisite: 'true', rewind: 'active', scanReason: 'null', knownAddress: '' });
  await control('traits', { staging: true });
  await submit('chaos', { kind: '404', method: 'GET', path: 'site', times: '2', ms: '' });
  expect(await state()).toMatchObject({
    scenario: 'threat-one',
    traits: { threats: 17, multisite: true, staging: true, scanReason: null, knownAddress: 'https://www.site.example' },
    chaos: [{ kind: '404', times: 2, ms: 1000 }],
  });
  expect((await admin.get('connection')).body).toMatchObject({ isUserConnected: true });
  await submit('chaos', {});
  expect(await state()).toMatchObject({ chaos: [] });
  expect((await submit('traits', { threats: 'many' })).status).toBe(400);
});
