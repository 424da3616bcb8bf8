import { pageReadsSchema } from '@flightdeck/shared/contracts/page';
import * as v from 'valibot';
import { fakeRegistry, writeFakeSet } from '../../testing/fake-set';
import { answersIn, field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
let admin: TestClient;

beforeAll(async () => {
  site = await startTestSite('free');
  const registry = fakeRegistry();
  const { 'mf-dashboard': entry } = registry.areas;
  if (!entry) throw new Error('The set has no dashboard.');
  const reads = ['settings', 'plugins', 'rewind', 'module/stats/data?range=day', 'site/benefits'];
  const parts = { 'at-a-glance': { kind: 'screen' as const, reads, shows: [] } };
  writeFakeSet(site.setDir, {
    ...registry,
    areas: { 'mf-dashboard': { ...entry, manifest: { ...entry.manifest, parts } } },
  });
  admin = await site.client('admin');
});
afterAll(() => site.close());
beforeEach(() => {
  site.reset('free');
  site.running.site.separateReads = false;
});

/** Makes the site answer a read with an error. */
const failRead = (path: string) =>
  site.running.site.chaos.push({ method: 'GET', path, kind: '500', times: null, ms: 0 });

const readsOf = async (client: TestClient) =>
  v.parse(v.optional(pageReadsSchema), field(await client.pageState(), 'reads'));

test.each([
  ['admin', ['settings', 'plugins']],
  // The answer to `settings` contains keys, so only the page of users who manage the site has it.
  ['editor', ['plugins']],
  ['subscriber', ['plugins']],
])('the page of the %s contains the answers that separate requests get', async (login, inPage) => {
  const client = await site.client(login);
  const answers = await client.answersInPage();
  expect(await readsOf(client)).toEqual({ inPage, route: 'flightdeck/v1/reads' });
  expect(answers.map(({ path }) => path)).toEqual(inPage);
  for (const { path, status, body } of answers) {
    const separate = await client.get(path);
    expect([path, status, body]).toEqual([path, separate.status, separate.body]);
  }
});

test.each(['admin', 'editor', 'subscriber'])(
  'the %s gets the same answers from one request for several reads as from separate requests',
  async (login) => {
    const client = await site.client(login);
    const reply = await client.readTogether('rewind,settings,module/stats/data?range=day,site/benefits');
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson; charset=UTF-8']);
    const answers = answersIn(await reply.text());
    expect(answers).toHaveLength(4);
    for (const answer of answers) {
      const separate = await client.get(answer.path);
      expect(answer).toEqual({ path: answer.path, status: separate.status, body: separate.body ?? null });
    }
  },
);

test.each([
  ['the user is logged out', '', 401, 'rest_forbidden'],
  ['the nonce is refused', 'wrong', 403, 'rest_cookie_invalid_nonce'],
])('one request for several reads gets no answers if %s', async (_condition, nonce, status, code) => {
  const client = await site.client('admin');
  client.nonce = undefined;
  const reply = await client.readTogether('settings', nonce);
  expect([reply.status, (await reply.json()).code]).toEqual([status, code]);
});

test('a read with a simulated fault has no answer in the page, and status 0 in a request for several reads', async () => {
  failRead('settings');
  expect((await readsOf(admin))?.inPage).toEqual(['plugins']);
  expect((await admin.answersInPage()).map(({ path }) => path)).toEqual(['plugins']);
  const lines = answersIn(await (await admin.readTogether('settings,rewind')).text());
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['settings', 0],
    ['rewind', 200],
  ]);
});

test('after separate reads are turned on, the page contains no answers, and the route for several reads is missing', async () => {
  expect((await admin.fetch('/control/reads', { method: 'POST', body: '{"separate":true}' })).status).toBe(200);
  expect([await admin.answersInPage(), await readsOf(admin)]).toEqual([[], undefined]);
  expect((await admin.readTogether('settings')).status).toBe(404);
});
