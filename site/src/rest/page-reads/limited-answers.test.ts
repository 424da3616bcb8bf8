import rules from '../../../../rules/reads.json';
import { fakeRegistry, writeFakeSet } from '../../testing/fake-set';
import { answersIn, field } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('security');
  const registry = fakeRegistry();
  const { 'mf-dashboard': entry } = registry.areas;
  if (!entry) throw new Error('The set has no dashboard.');
  const parts = { 'at-a-glance': { kind: 'screen' as const, reads: Object.keys(rules.local), shows: [] } };
  const areas = { 'mf-dashboard': { ...entry, manifest: { ...entry.manifest, parts } } };
  writeFakeSet(site.setDir, { ...registry, areas });
});
afterAll(() => site.close());

/** Returns all simple fields of a value and of the values in it, such as `connectionOwner="admin"`. Skips null. */
const fieldsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'object' ? fieldsIn(inner) : [`${name}=${JSON.stringify(inner)}`],
      );

test.each(['admin2', 'editor', 'author', 'subscriber'])(
  'the answers in the page of the %s have no field that the page state withholds',
  async (login) => {
    const allFields = fieldsIn(await (await site.client('admin')).pageState());
    const client = await site.client(login);
    const visible = new Set(fieldsIn(await client.pageState()));
    const withheld = new Set(allFields.filter((text) => !visible.has(text)));
    const answers = await client.answersInPage();
    expect(answers.length).toBeGreaterThan(1);
    for (const { path, body } of answers)
      expect([path, fieldsIn(body).filter((text) => withheld.has(text))]).toEqual([path, []]);
  },
);

test.each([
  ['admin', 'admin', true],
  ['admin2', 'admin', true],
  ['editor', null, false],
  ['author', null, false],
  ['subscriber', null, false],
])('the answer to connection/data gives the %s the same data as the page state', async (login, owner, hasBlog) => {
  const client = await site.client(login);
  const expected = field(await client.pageState(), 'userConnection');
  const inPage = (await client.answersInPage()).find(({ path }) => path === 'connection/data');
  const [ofRoute] = answersIn(await (await client.readTogether('connection/data')).text());
  expect([inPage?.body, ofRoute?.body]).toEqual([expected, expected]);
  expect(field(expected, 'connectionOwner')).toBe(owner);
  expect(Object.hasOwn(Object(field(expected, 'currentUser')), 'blogId')).toBe(hasBlog);
});
