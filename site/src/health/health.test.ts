import { createServer } from 'node:http';
import { readRegistry } from '../set/registry-file';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';
import { emptyBook, total } from './book';
import { countsThisVisit, readBook } from './health';
import { isMessageUrl } from './take-back-url';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('security');
  admin = await site.client('admin');
});
afterAll(() => site.close());

const { areas, ...rest } = fakeRegistry();
const live = areas['mf-dashboard'];
const everybody = ['administrator', 'editor', 'author', 'subscriber'];
/** Stages a release. Without users who get it, visits of the live release are counted. */
const stage = (since: string, roles: readonly string[] = everybody, { setDir } = site) => {
  const entry = live && { ...live, base: 'mf-dashboard/2.0.0-abcdef03/', version: '2.0.0' };
  const staged = { 'mf-dashboard': { entry, release: 'x', audience: { roles }, since } };
  writeFakeSet(setDir, { ...rest, areas, staged });
};
const nobody: readonly string[] = ['contributor'];
const path = '/wp-json/flightdeck/v1/health';
const send = async (client: TestClient, body: string) => {
  const nonce = field(await client.pageState(), 'initial', 'WP_API_nonce');
  return client.fetch(path, { method: 'POST', body, headers: { 'X-WP-Nonce': String(nonce) } });
};
const told = (version: string, code?: string) =>
  JSON.stringify({ areas: { 'mf-dashboard': { version, ...(code && { codes: { [code]: 1 } }) } } });
const statusOf = async (client: TestClient) => {
  const nonce = String(field(await client.pageState(), 'initial', 'WP_API_nonce'));
  return (await client.fetch(path, { headers: { 'X-WP-Nonce': nonce } })).status;
};
const seen = async (client: TestClient) =>
  field(await client.pageState(), 'registry', 'areas', 'mf-dashboard', 'version');

/** Resolves when a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

test('a release that fails for three users is taken back for all, until it is staged again', async () => {
  const others = await Promise.all(['editor', 'author', 'subscriber'].map((login) => site.client(login)));
  stage('0', nobody);
  for (const client of [admin, ...others]) for (let visit = 0; visit < 8; visit += 1) await send(client, told('1.0.0'));
  stage('1');
  expect(await seen(admin)).toBe('2.0.0');
  for (const client of [admin, ...others.slice(0, 1)])
    for (let visit = 0; visit < 4; visit += 1)
      expect((await send(client, told('2.0.0', 'area-mount'))).status).toBe(204);
  expect(await seen(admin)).toBe('2.0.0');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const client of others.slice(1)) await send(client, told('2.0.0', 'area-mount'));
  expect(warn).toHaveBeenCalledWith('Took back mf-dashboard 2.0.0 (start):', expect.any(String));
  expect([await seen(admin), ...(await Promise.all(others.map(seen)))]).toEqual(Array(4).fill('1.0.0'));
  const nonce = String(field(await admin.pageState(), 'initial', 'WP_API_nonce'));
  const report: unknown = await (await admin.fetch(path, { headers: { 'X-WP-Nonce': nonce } })).json();
  expect(report).toMatchObject({ takenBack: [{ area: 'mf-dashboard', version: '2.0.0', reason: 'start' }] });
  stage('2');
  expect(await seen(admin)).toBe('2.0.0');
  warn.mockRestore();
});

describe('the configured URL', () => {
  let status: number;
  const messages: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    messages.push(JSON.parse(Buffer.concat(chunks).toString()));
    if (status) response.writeHead(status).end();
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Lets a release fail for all users of a site that tells the URL about it. */
  async function takenBackAt(takeBackUrl: string): Promise<TestSite> {
    const other = await startTestSite('security', { takeBackUrl });
    const clients = await Promise.all(['admin', 'editor', 'author', 'subscriber'].map((login) => other.client(login)));
    stage('0', nobody, other);
    for (const client of clients) for (let visit = 0; visit < 3; visit += 1) await send(client, told('1.0.0'));
    stage('1', everybody, other);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const visit of [0, 1])
      for (const client of clients.slice(visit)) await send(client, told('2.0.0', 'area-mount'));
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    return other;
  }
  const unsentAt = ({ running }: TestSite) => readBook(running.site).takenBack.map(({ unsent }) => unsent);

  test('gets one message, without users', async () => {
    status = 204;
    messages.length = 0;
    const other = await takenBackAt(url);
    await until(() => messages.length > 0);
    expect(messages).toEqual([
      {
        ...{ event: 'release-taken-back', site: other.url, area: 'mf-dashboard', version: '2.0.0', before: '1.0.0' },
        ...{ reason: 'start', staged: { loads: 5, failures: 5 }, live: { loads: 12, failures: 0 } },
        at: expect.any(String),
      },
    ]);
    expect(unsentAt(other)).toEqual([undefined]);
    await other.close();
  });

  test('that answers an error is noted in the history', async () => {
    status = 500;
    const other = await takenBackAt(url);
    await until(() => unsentAt(other)[0] !== undefined);
    expect(unsentAt(other)).toEqual(['status 500']);
    await other.close();
  });

  test('that never answers keeps no visit waiting, and a release is taken back all the same', async () => {
    status = 0;
    const other = await takenBackAt(url);
    const client = await other.client('admin');
    expect(await seen(client)).toBe('1.0.0');
    await other.close();
  });

  test.each([
    ['https://team.example/hook?key=1', true],
    ['http://127.0.0.1:9/hook', true],
    ['http://[::1]/hook', true],
    ['http://team.example/hook', false],
    ['https://user:word@team.example/', false],
    ['ftp://127.0.0.1/', false],
    ['/hook', false],
    ['http://localhost.team.example/', false],
  ])('%s may get messages: %s', (text, may) => {
    expect(isMessageUrl(text)).toBe(may);
  });
});

test.each([
  ['no JSON', '<p>', 400],
  ['another form', '{"areas":7}', 400],
  ['a version that is no text', '{"areas":{"mf-dashboard":{"version":7}}}', 400],
  ['a number that is a text', '{"areas":{"mf-dashboard":{"version":"1.0.0","ms":"1"}}}', 400],
  ['more than 1 kB', told('x'.repeat(1024)), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await send(admin, body)).status).toBe(status);
});

test('visits of one user above 30 in an hour are counted nowhere, and answered without an error', async () => {
  site.reset('security');
  stage('0', nobody);
  const editor = await site.client('editor');
  for (let visit = 0; visit < 32; visit += 1) expect((await send(editor, told('1.0.0'))).status).toBe(204);
  expect(total(readBook(site.running.site), 'mf-dashboard', '1.0.0').loads).toBe(30);
});

test('one subscriber alone never triggers a take-back, with any number of forged messages', async () => {
  site.reset('security');
  const { clock } = site.running.site;
  const [subscriber, other] = [await site.client('subscriber'), await site.client('admin')];
  stage('0', nobody);
  for (let visit = 0; visit < 12; visit += 1) await send(other, told('1.0.0'));
  stage('forged');
  const statuses = new Set<number>();
  for (let hours = 0; hours < 4; hours += 1) {
    clock.offset = hours * 3_600_000;
    const nonce = String(field(await subscriber.pageState(), 'initial', 'WP_API_nonce'));
    for (let visit = 0; visit < 33; visit += 1) {
      const body = told('2.0.0', 'area-mount');
      statuses.add((await subscriber.fetch(path, { method: 'POST', body, headers: { 'X-WP-Nonce': nonce } })).status);
    }
  }
  expect([...statuses]).toEqual([204]);
  expect(readBook(site.running.site).takenBack).toEqual([]);
  expect(total(readBook(site.running.site), 'mf-dashboard', '2.0.0').failures).toBe(120);
  // Nor does the failure of another user after it.
  await send(other, told('2.0.0', 'area-mount'));
  expect([await seen(subscriber), readBook(site.running.site).takenBack]).toEqual(['2.0.0', []]);
  clock.offset = 0;
});

test('refuses requests without a nonce, and shows counts to administrators only', async () => {
  expect((await admin.fetch(path, { method: 'POST', body: told('1.0.0') })).status).toBe(401);
  expect((await admin.fetch(path)).status).toBe(401);
  const editor = await site.client('editor');
  const nonce = String(field(await editor.pageState(), 'initial', 'WP_API_nonce'));
  expect((await editor.fetch(path, { headers: { 'X-WP-Nonce': nonce } })).status).toBe(403);
});

test('the page of a user who opted out names no route, and sampling leaves out visits', () => {
  const { site: running } = site.running;
  const user = running.store.users.byLogin('author');
  if (!user) throw new Error('The site has no author.');
  const reading = readRegistry(site.setDir);
  if (!reading.ok) throw new Error(reading.why);
  const { registry } = reading;
  expect(countsThisVisit(running, registry, user, () => 0.99)).toBe(true);
  running.store.userOptions(user.id).set('tracks_opt_out', true);
  expect(countsThisVisit(running, registry, user, () => 0)).toBe(false);
});

test('without a staged release, there is no route, and the counts are removed', async () => {
  const other = await startTestSite('security');
  const client = await other.client('admin');
  const answers = async () => [await statusOf(client), (await send(client, told('1.0.0'))).status];
  expect(await answers()).toEqual([404, 404]);
  stage('0', nobody, other);
  expect(await answers()).toEqual([200, 204]);
  expect(total(readBook(other.running.site), 'mf-dashboard', '1.0.0').loads).toBe(1);
  writeFakeSet(other.setDir, fakeRegistry());
  expect(await answers()).toEqual([404, 404]);
  expect(readBook(other.running.site)).toEqual(emptyBook);
  await other.close();
});

test('unreadable visits count for the limit of a user, whose further visits are not read', async () => {
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
