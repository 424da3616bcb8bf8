import { areasSchema } from '@flightdeck/shared/contracts/page-registry';
import * as v from 'valibot';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('security');
  admin = await site.client('admin');
});
afterAll(() => site.close());
afterEach(() => writeFakeSet(site.setDir));

const hash = `sha384-${'A'.repeat(64)}`;
const { areas, ...rest } = fakeRegistry();
const dashboard = areas['mf-dashboard'];
if (!dashboard) throw new Error('The set has no dashboard.');

/** Returns an area that brings a route. */
const bringing = (name: `mf-${string}`, route: string, version = '1.0.0') => ({
  ...dashboard,
  ...{ base: `${name}/${version}-abcdef02/`, version, container: name.replace('-', '_') },
  files: { 'entry.js': hash, 'list.de.json': hash, 'list.fr.json': hash },
  manifest: {
    ...dashboard.manifest,
    name,
    parts: { list: { kind: 'screen' as const, reads: [], shows: [] } },
    routes: { [route]: { screen: 'list', title: 'Title' } },
  },
});
const backup = bringing('mf-backup', '/backup');
const put = (more: object, change: object = {}) =>
  writeFakeSet(site.setDir, { ...rest, areas: { ...areas, ...more }, ...change });

const ask = async (query: string, client = admin) => {
  const nonce = String(field(await client.pageState(), 'initial', 'WP_API_nonce'));
  const answer = await client.fetch(`/wp-json/flightdeck/v1/areas${query}`, { headers: { 'X-WP-Nonce': nonce } });
  const body: unknown = await answer.json();
  return { status: answer.status, areas: v.parse(v.object({ areas: areasSchema }), body).areas };
};
const registryOf = async (client = admin) => field(await client.pageState(), 'registry');

test('the page state leaves out an area that brings its own route, and says where to ask for it', async () => {
  put({ 'mf-backup': backup });
  const registry = await registryOf();
  expect(Object.keys(Object(field(registry, 'areas')))).toEqual(['mf-dashboard']);
  expect(field(registry, 'more')).toBe('flightdeck/v1/areas');
});

test('a hundred areas with twenty releases each add less than 50 bytes to the page', async () => {
  put({});
  const before = JSON.stringify(await registryOf());
  const letters = [...'abcdefghij'];
  const names = letters.flatMap((one) => letters.map((other) => `mf-team-${one}${other}` as const));
  const past = { what: 'deploy', version: '0.1.0', release: 'x.json', at: '' };
  put(Object.fromEntries(names.map((name) => [name, bringing(name, `/${name}`)])), {
    history: Object.fromEntries(names.map((name) => [name, Array.from({ length: 20 }, () => past)])),
  });
  expect(JSON.stringify(await registryOf()).length - before.length).toBeLessThan(50);
});

test('a set without such areas has nothing more', async () => {
  put({});
  expect(field(await registryOf(), 'more')).toBeUndefined();
});

test('the route answers the area of a path, with the texts of one language', async () => {
  put({ 'mf-backup': backup, 'mf-search': bringing('mf-search', '/search') });
  const { status, areas: found } = await ask('?path=/backup&language=de');
  expect(status).toBe(200);
  expect(Object.keys(found)).toEqual(['mf-backup']);
  expect(found['mf-backup']?.manifest.routes).toEqual({ '/backup': { screen: 'list', title: 'Title' } });
  expect(Object.keys(found['mf-backup']?.files ?? {})).toEqual(['entry.js', 'list.de.json']);
  expect((await ask('?path=/nothing')).areas).toEqual({});
  expect(Object.keys((await ask('')).areas)).toEqual(['mf-dashboard', 'mf-backup', 'mf-search']);
});

test('a user of the audience gets the staged release of such an area, others the live one', async () => {
  const staged = {
    entry: bringing('mf-backup', '/backup', '2.0.0'),
    ...{ release: 'x.json', audience: { roles: ['editor'] }, since: '1' },
  };
  put({ 'mf-backup': backup }, { staged: { 'mf-backup': staged } });
  expect((await ask('?path=/backup')).areas['mf-backup']?.version).toBe('1.0.0');
  expect((await ask('?path=/backup', await site.client('editor'))).areas['mf-backup']?.version).toBe('2.0.0');
});

test('nobody gets areas without a nonce', async () => {
  put({ 'mf-backup': backup });
  expect((await admin.fetch('/wp-json/flightdeck/v1/areas')).status).toBe(401);
});
