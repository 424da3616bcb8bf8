import { pageReadsSchema } from '@flightdeck/shared/contracts/page';
import * as v from 'valibot';
import { fakeRegistry, writeFakeSet } from '../../testing/fake-set';
import { field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';
import { linesWithin } from './answer-lines';

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
  site.running.site.chaos.add({ method: 'GET', path, kind: '500', times: null, ms: 0 });

const answersIn = (text: string): readonly { path: string; status: number; body: unknown }[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function readPage(client: TestClient) {
  const html = await (await client.fetch('/wp-admin/admin.php?page=flightdeck')).text();
  const block = /<script type="application\/json" id="flightdeck-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const reads = v.parse(v.optional(pageReadsSchema), field(await client.pageState(), 'reads'));
  return { answers: answersIn(block), reads };
}

/** Sends one request for several reads. */
async function readTogether(client: TestClient, paths: string, nonce = client.nonce ?? '') {
  const response = await client.fetch(`/wp-json/flightdeck/v1/reads?paths=${encodeURIComponent(paths)}`, {
    headers: { ...(nonce && { 'X-WP-Nonce': nonce }) },
  });
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

test.each([
  ['admin', ['settings', 'plugins']],
  // The answer to `settings` contains keys, so only the page of users who manage the site has it.
  ['editor', ['plugins']],
  ['subscriber', ['plugins']],
])('the page of the %s contains the answers that separate requests get', async (login, inPage) => {
  const client = await site.client(login);
  const { answers, reads } = await readPage(client);
  expect(reads).toEqual({ inPage, route: 'flightdeck/v1/reads' });
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
    const { status, type, text } = await readTogether(
      client,
      'rewind,settings,module/stats/data?range=day,site/benefits',
    );
    expect([status, type]).toEqual([200, 'application/x-ndjson; charset=UTF-8']);
    const answers = answersIn(text);
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
  const reply = await readTogether(client, 'settings', nonce);
  expect([reply.status, JSON.parse(reply.text).code]).toEqual([status, code]);
});

test('a read with a simulated fault has no answer in the page, and status 0 in a request for several reads', async () => {
  failRead('settings');
  const { answers, reads } = await readPage(admin);
  expect(field(reads, 'inPage')).toEqual(['plugins']);
  expect(answers.map(({ path }) => path)).toEqual(['plugins']);
  const lines = answersIn((await readTogether(admin, 'settings,rewind')).text);
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['settings', 0],
    ['rewind', 200],
  ]);
});

test('after separate reads are turned on, the page contains no answers, and the route for several reads is missing', async () => {
  expect((await admin.fetch('/control/reads', { method: 'POST', body: '{"separate":true}' })).status).toBe(200);
  const { answers, reads } = await readPage(admin);
  expect([answers, reads]).toEqual([[], undefined]);
  expect((await readTogether(admin, 'settings')).status).toBe(404);
});

test('a read without an answer within the time limit gets status 0, after the other answers', async () => {
  let sendAnswer: (line: string) => void = () => undefined;
  const lateAnswer = new Promise<string>((resolve) => {
    sendAnswer = resolve;
  });
  const lineOf = async (id: string) => (id === 'slow' ? lateAnswer : `{"path":"${id}","status":200}\n`);
  const text = await new Response(linesWithin(['fast', 'slow', 'faster'], lineOf, 1)).text();
  expect(answersIn(text).map(({ path, status }) => [path, status])).toEqual([
    ['fast', 200],
    ['faster', 200],
    ['slow', 0],
  ]);
  // An answer after the limit is not an error.
  sendAnswer('{}\n');
  await lateAnswer;
});
