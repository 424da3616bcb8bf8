import { pageReadsSchema } from '@flightdeck/shared/contracts/page';
import * as v from 'valibot';
import rules from '../../../../rules/reads.json';
import { users } from '../../facts/users';
import { fakeRegistry } from '../../testing/fake-set';
import { answersIn, field, type TestClient } from '../../testing/test-client';
import { runTestSite } from '../../testing/test-site';

const testSite = runTestSite('security');
const admin = testSite.loggedIn('admin');
const logins = users.map(({ login }) => login);
const otherReads = ['rewind', 'module/stats/data?range=day', 'site/benefits'];
beforeAll(() => {
  testSite.writeSet(fakeRegistry([...Object.keys(rules.local), ...otherReads]));
});
beforeEach(() => {
  testSite.reset();
  testSite.site.separateReads = false;
});

const readsOf = async (client: TestClient) =>
  v.parse(v.optional(pageReadsSchema), field(await client.pageState(), 'reads'));

/** Returns the answer that a separate request gets. The answer to `connection/data` is as in the page state. */
async function separateAnswer(client: TestClient, path: string) {
  const { status, body = null } = await client.get(path);
  if (path !== 'connection/data' || status !== 200) return { path, status, body };
  return { path, status, body: field(await client.pageState(), 'userConnection') };
}

test.each(logins)(
  'the answers in the page of the %s, and those of one request, are as separate ones',
  async (login) => {
    const client = await testSite.client(login);
    const inPage = await client.answersInPage();
    expect(inPage.length).toBeGreaterThan(1);
    expect(await readsOf(client)).toEqual({ inPage: inPage.map(({ path }) => path), route: 'flightdeck/v1/reads' });
    const reply = await client.readTogether(['connection/data', 'settings', ...otherReads].join());
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson; charset=UTF-8']);
    const answers = [...inPage, ...answersIn(await reply.text())];
    expect(answers).toHaveLength(inPage.length + 5);
    for (const answer of answers) expect(answer).toEqual(await separateAnswer(client, answer.path));
  },
);

/** Returns all simple fields of a value and of the values in it, such as `connectionOwner="admin"`. Skips null. */
const fieldsIn = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([name, inner]) =>
    typeof inner === 'object' ? fieldsIn(inner) : [`${name}=${JSON.stringify(inner)}`],
  );

test.each(logins.slice(1))(
  'the answers in the page of the %s have no field that the page state withholds',
  async (login) => {
    const allFields = fieldsIn(await admin.pageState());
    const client = await testSite.client(login);
    const visible = new Set(fieldsIn(await client.pageState()));
    const withheld = new Set(allFields.filter((text) => !visible.has(text)));
    for (const { path, body } of await client.answersInPage())
      expect([path, fieldsIn(body).filter((text) => withheld.has(text))]).toEqual([path, []]);
  },
);

test.each([
  ['the user is logged out', '', 401, 'rest_forbidden'],
  ['the nonce is refused', 'wrong', 403, 'rest_cookie_invalid_nonce'],
])('one request for several reads gets no answers if %s', async (_condition, nonce, status, code) => {
  const reply = await admin.readTogether('settings', nonce);
  expect([reply.status, (await reply.json()).code]).toEqual([status, code]);
});

test('a read with a simulated fault has no answer in the page, and status 0 in a request for several reads', async () => {
  testSite.site.chaos.push({ method: 'GET', path: 'settings', kind: '500', times: null, ms: 0 });
  expect((await readsOf(admin))?.inPage).not.toContain('settings');
  expect((await admin.answersInPage()).map(({ path }) => path)).not.toContain('settings');
  const lines = answersIn(await (await admin.readTogether('settings,rewind')).text());
  expect(lines).toMatchObject([
    { path: 'settings', status: 0 },
    { path: 'rewind', status: 200 },
  ]);
});

test('after separate reads are turned on, the page contains no answers, and the route for several reads is missing', async () => {
  expect((await admin.fetch('/control/reads', { method: 'POST', body: '{"separate":true}' })).status).toBe(200);
  expect([await admin.answersInPage(), await readsOf(admin)]).toEqual([[], undefined]);
  expect((await admin.readTogether('settings')).status).toBe(404);
});
