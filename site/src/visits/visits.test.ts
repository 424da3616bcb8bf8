import { readRegistry } from '../set/registry-file';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';
import { noCounts } from './counts';
import { isCountingVisitsOf, readCounts } from './visits';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('security');
  admin = await site.client('admin');
});
afterAll(() => site.close());

const { areas, ...rest } = fakeRegistry();
const liveEntry = areas['mf-dashboard'];
const everybody = ['administrator', 'editor', 'author', 'subscriber'];
/** Stages a release. With `nobody` as roles, users still get the live release, and their visits are counted. */
const stage = (since: string, roles: readonly string[] = everybody, { setDir } = site) => {
  const entry = liveEntry && { ...liveEntry, base: 'mf-dashboard/2.0.0-abcdef03/', version: '2.0.0' };
  const staged = { 'mf-dashboard': { entry, release: 'x', audience: { roles }, since } };
  writeFakeSet(setDir, { ...rest, areas, staged });
};
/** Role that no user has. */
const nobody: readonly string[] = ['contributor'];
const path = '/wp-json/flightdeck/v1/visits';
const nonceOf = async (client: TestClient) => String(field(await client.pageState(), 'initial', 'WP_API_nonce'));
const send = async (client: TestClient, body: string) =>
  client.fetch(path, { method: 'POST', body, headers: { 'X-WP-Nonce': await nonceOf(client) } });
const fetchCounts = async (client: TestClient) =>
  client.fetch(path, { headers: { 'X-WP-Nonce': await nonceOf(client) } });
const visit = (version: string, code?: string) =>
  JSON.stringify({ areas: { 'mf-dashboard': { version, ...(code && { code }) } } });
const totalOf = (version: string, { running } = site) => readCounts(running.site).totals['mf-dashboard']?.[version];
const servedVersion = async (client: TestClient) =>
  field(await client.pageState(), 'registry', 'areas', 'mf-dashboard', 'version');

test('a release that fails for three users is withdrawn for all, until it is staged again', async () => {
  const others = await Promise.all(['editor', 'author', 'subscriber'].map((login) => site.client(login)));
  stage('1');
  expect(await servedVersion(admin)).toBe('2.0.0');
  for (const client of [admin, ...others.slice(0, 1)])
    for (let count = 0; count < 4; count += 1)
      expect((await send(client, visit('2.0.0', 'area-mount'))).status).toBe(204);
  expect(await servedVersion(admin)).toBe('2.0.0');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const client of others.slice(1)) await send(client, visit('2.0.0', 'area-mount'));
  expect(warn.mock.calls).toEqual([['Withdrew mf-dashboard 2.0.0: 9 of its first 9 visits failed.']]);
  expect([await servedVersion(admin), ...(await Promise.all(others.map(servedVersion)))]).toEqual(
    Array(4).fill('1.0.0'),
  );
  const report: unknown = await (await fetchCounts(admin)).json();
  expect(report).toMatchObject({
    areas: { 'mf-dashboard': [{ stage: 'live' }, { stage: 'withdrawn', failures: 9 }] },
    withdrawn: { 'mf-dashboard': { version: '2.0.0', visits: 9, failures: 9 } },
  });
  stage('2');
  expect(await servedVersion(admin)).toBe('2.0.0');
  warn.mockRestore();
});

test.each([
  ['a body that is not JSON', '<p>', 400],
  ['a body with another shape', '{"areas":7}', 400],
  ['a version that is not a string', '{"areas":{"mf-dashboard":{"version":7}}}', 400],
  ['a load time that is a string', '{"areas":{"mf-dashboard":{"version":"1.0.0","ms":"1"}}}', 400],
  ['a code that is not a string', '{"areas":{"mf-dashboard":{"version":"1.0.0","code":7}}}', 400],
  ['a body of more than 1 kB', visit('x'.repeat(1024)), 413],
])('sending %s is refused', async (_what, body, status) => {
  expect((await send(admin, body)).status).toBe(status);
});

test('visits of one user above 30 in an hour are not counted, and get no error', async () => {
  site.reset('security');
  stage('0', nobody);
  const editor = await site.client('editor');
  for (let count = 0; count < 32; count += 1) expect((await send(editor, visit('1.0.0'))).status).toBe(204);
  expect(totalOf('1.0.0')?.visits).toBe(30);
});

test('one subscriber cannot make the site withdraw a release, however many visits they invent', async () => {
  site.reset('security');
  const { clock } = site.running.site;
  const [subscriber, other] = [await site.client('subscriber'), await site.client('admin')];
  stage('invented');
  const statuses = new Set<number>();
  for (let hours = 0; hours < 4; hours += 1) {
    clock.offset = hours * 3_600_000;
    const nonce = await nonceOf(subscriber);
    for (let count = 0; count < 33; count += 1) {
      const body = visit('2.0.0', 'area-mount');
      statuses.add((await subscriber.fetch(path, { method: 'POST', body, headers: { 'X-WP-Nonce': nonce } })).status);
    }
  }
  expect([...statuses]).toEqual([204]);
  expect(totalOf('2.0.0')?.failures).toBe(120);
  // One more failure, of another user, is not enough either.
  await send(other, visit('2.0.0', 'area-mount'));
  expect([await servedVersion(subscriber), readCounts(site.running.site).withdrawn]).toEqual(['2.0.0', {}]);
  clock.offset = 0;
});

test('requests without a nonce are refused, and only administrators get the counts', async () => {
  expect((await admin.fetch(path, { method: 'POST', body: visit('1.0.0') })).status).toBe(401);
  expect((await admin.fetch(path)).status).toBe(401);
  const editor = await site.client('editor');
  expect((await fetchCounts(editor)).status).toBe(403);
});

test('administrators get the counts with HTTP basic authentication, even if the password contains a colon', async () => {
  const other = await startTestSite('security', { password: 'pass:word' });
  stage('0', nobody, other);
  const statusFor = async (credentials: string) =>
    (await fetch(`${other.url}${path}`, { headers: { Authorization: `Basic ${btoa(credentials)}` } })).status;
  expect(await Promise.all(['admin:pass:word', 'editor:pass:word', 'admin:pass'].map(statusFor))).toEqual([
    200, 403, 401,
  ]);
  await other.close();
});

test('the page of a user who opted out of usage data does not send its visit', () => {
  const runningSite = site.running.site;
  const user = runningSite.store.users.byLogin('author');
  if (!user) throw new Error('The site has no author.');
  const reading = readRegistry(site.setDir);
  if (!reading.ok) throw new Error(reading.reason);
  const { registry } = reading;
  expect(isCountingVisitsOf(runningSite, registry, user)).toBe(true);
  runningSite.store.userOptions(user.id).set('tracks_opt_out', true);
  expect(isCountingVisitsOf(runningSite, registry, user)).toBe(false);
});

test('while no release is staged, the route is missing, and the next page removes the counts', async () => {
  const other = await startTestSite('security');
  const client = await other.client('admin');
  const answers = async () => [(await fetchCounts(client)).status, (await send(client, visit('1.0.0'))).status];
  expect(await answers()).toEqual([404, 404]);
  stage('0', nobody, other);
  expect(await answers()).toEqual([200, 204]);
  expect(totalOf('1.0.0', other)?.visits).toBe(1);
  writeFakeSet(other.setDir, fakeRegistry());
  expect(await answers()).toEqual([404, 404]);
  expect(readCounts(other.running.site)).toEqual(noCounts);
  await other.close();
});

test('invalid requests count toward the hourly limit of a user, after which no request is read', async () => {
  const other = await startTestSite('security');
  const client = await other.client('admin');
  stage('0', nobody, other);
  const answers: number[] = [];
  for (let index = 0; index < 32; index += 1)
    answers.push((await send(client, index % 2 ? '7' : 'x'.repeat(2000))).status);
  expect(answers.filter((status) => status === 400)).toHaveLength(15);
  expect(answers.filter((status) => status === 413)).toHaveLength(15);
  expect(answers.slice(-2)).toEqual([204, 204]);
  await other.close();
});
