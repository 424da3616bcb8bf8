/** @jest-environment ./tools/jest/environment.cjs */
import type { areaRoutesSchema } from '@flightdeck/shared/contracts/area-routes';
import { readPageState } from '@flightdeck/shared/contracts/page-state';
import type { RegistryEntry } from '@flightdeck/shared/contracts/registry';
import type * as v from '@flightdeck/shared/schema';
import { pageStateSample } from '@flightdeck/shared/testing/page-state-sample';
import { isKnown, rowFor, rowOf, rows, screenOf } from '../find-route';
import { knownFiles } from '../loader/known-files';
import { createLoader } from '../loader/loader';
import { screens } from '../screens';
import { connected, editor, manager, nobody } from '../testing/facts';
import { dropFailed } from './failed-routes';
import { addAll, addRoute } from './more-areas';

const reading = readPageState(JSON.stringify(pageStateSample()));
if (!reading.ok) throw reading.failure;
const { initial, locale } = reading.state;
const site = {
  locale,
  initial: { ...initial, WP_API_root: '/wp-json/', WP_API_nonce: 'nonce-1' },
  registry: { url: 'http://localhost/set/', areas: {}, more: 'flightdeck/v1/areas' },
};

const entryOf = (name: `mf-${string}`, routes: v.InferOutput<typeof areaRoutesSchema> | undefined): RegistryEntry => ({
  base: `${name}/1.0.0-aa/`,
  version: '1.0.0-aa',
  files: { 'remote.js': `sha384-${'A'.repeat(64)}` },
  entry: 'remote.js',
  container: name,
  manifest: {
    ...{ name, parts: { list: { kind: 'screen', reads: [], shows: [] } }, widgets: [], needs: {} },
    ...(routes && { routes }),
  },
  chunks: {},
});

const requests: string[] = [];
let answers: Record<string, RegistryEntry> | 'refused' = {};
const original = globalThis.fetch;
beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = async (input, init) => {
    requests.push(`${String(input)} ${new Headers(init?.headers).get('X-WP-Nonce')}`);
    return answers === 'refused' ? new Response('', { status: 500 }) : Response.json({ areas: answers });
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

/** Returns a loader whose parts never arrive. */
function emptyLoader() {
  const loader = createLoader({ entries: {}, baseUrl: site.registry.url, shareScope: async () => ({}) });
  const loaded: string[] = [];
  const load = (name: string) => {
    loaded.push(name);
    return new Promise<never>(() => {});
  };
  return { ...loader, loaded, load, standIns: new Map() };
}

test('a route that the page does not know is asked for, and shows the screen of its area', async () => {
  answers = { 'mf-backup': entryOf('mf-backup', { '/backup': { screen: 'list', title: 'Backup' } }) };
  const loader = emptyLoader();
  expect(screens({ path: '/backup', query: {} }, connected).redirect).toEqual({ to: '/dashboard', outward: false });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const added = addRoute('/backup', loader, site);
  await jest.advanceTimersByTimeAsync(3000);
  await added;
  jest.useRealTimers();
  expect(requests).toEqual(['/wp-json/flightdeck/v1/areas?language=en&path=%2Fbackup nonce-1']);
  expect(loader.loaded).toEqual(['mf-backup/list']);
  expect(loader.entries['mf-backup']?.version).toBe('1.0.0-aa');
  expect(knownFiles().folders.has('http://localhost/set/mf-backup/1.0.0-aa/')).toBe(true);
  const facts = { ...connected, permissions: manager };
  expect(screens({ path: '/backup', query: {} }, facts)).toMatchObject({ main: 'mf-backup/list', title: 'Backup' });
  expect(rowFor('/backup', { ...connected, permissions: editor })).toBeNull();
});

test.each([
  ['everybody', [true, true, true]],
  ['writers', [true, true, false]],
  ['managers', [true, false, false]],
] as const)('a route for %s is shown to them only', async (visitors, seen) => {
  const path = `/for-${visitors}`;
  answers = { 'mf-team': entryOf('mf-team', { [path]: { screen: 'list', title: 'Team', visitors } }) };
  await addAnswers();
  const row = rowOf(path);
  expect([manager, editor, nobody].map((permissions) => row?.visitors({ ...connected, permissions }, path))).toEqual(
    seen,
  );
});

let count = 0;
/** Adds the present answers under a question that no other test asks. */
async function addAnswers(loader = emptyLoader()): Promise<void> {
  count += 1;
  await addRoute(`/x${'y'.repeat(count)}`, loader, site);
}

test('a route of the page stays, whatever an area names', async () => {
  answers = { 'mf-team': entryOf('mf-team', { '/security': { screen: 'list', title: 'Mine' } }) };
  await addAnswers();
  const row = rowOf('/security');
  expect(row && screenOf(row, connected)).toBe('mf-settings/security');
});

test('routes of a wrong form are left out, and the console names the area', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answers = { 'mf-wrong': entryOf('mf-wrong', { '/.*': { screen: 'list', title: 'All' } }) };
  await addAnswers();
  expect(rowOf('/anything')).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('mf-wrong'), expect.anything());
  log.mockRestore();
});

test('the first of two areas with one route keeps it', async () => {
  answers = { 'mf-one': entryOf('mf-one', { '/twice': { screen: 'list', title: 'One' } }) };
  await addAnswers();
  answers = { 'mf-two': entryOf('mf-two', { '/twice': { screen: 'list', title: 'Two' } }) };
  await addAnswers();
  expect(rowOf('/twice')?.screen).toBe('mf-one/list');
});

test('equal questions are one request; after a failure the next one asks again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answers = 'refused';
  const loader = emptyLoader();
  await Promise.all([addAll(loader, site), addAll(loader, site)]);
  expect(requests).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('more areas could not be loaded'), expect.any(Error));
  answers = { 'mf-late': entryOf('mf-late', undefined) };
  await addAll(loader, site);
  await addAll(loader, site);
  expect(requests).toHaveLength(2);
  expect(Object.keys(loader.entries)).toEqual(['mf-late']);
  log.mockRestore();
});

test('a route that the host does not answer has a row of its own until an answer brings its area', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answers = 'refused';
  const loader = emptyLoader();
  await addRoute('/backup.now', loader, site);
  const row = rowOf('/backup.now');
  expect(row && screenOf(row, connected)).toMatch(/^mf-unknown\//);
  expect(rowOf('/backup-now')).toBeNull();
  expect(screens({ path: '/backup.now', query: {} }, connected).redirect).toBeUndefined();
  const name = row && screenOf(row, connected);
  expect(name && loader.standIns.has(name)).toBe(true);
  expect(loader.loaded).toEqual([]);
  log.mockRestore();
});

test('each visit to a route that the host did not answer asks again, and events of one visit ask once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answers = 'refused';
  const loader = emptyLoader();
  const visit = () => Promise.all([addRoute('/again', loader, site), addRoute('/again', loader, site)]);
  await visit();
  const first = rowOf('/again')?.screen;
  expect(rows.filter(([pattern]) => pattern.test('/again'))).toHaveLength(1);
  expect([isKnown('/again'), isKnown('/dashboard'), requests.length]).toEqual([false, true, 1]);
  await visit();
  expect(rowOf('/again')?.screen).not.toBe(first);
  expect([rows.filter(([pattern]) => pattern.test('/again')).length, requests.length]).toEqual([1, 2]);
  answers = {};
  await visit();
  expect([rowOf('/again'), requests.length]).toEqual([null, 3]);
  log.mockRestore();
});

test.each([
  ['without an entry in the menu', '', "Couldn't load this"],
  ['with an entry', '<a href="?page=flightdeck#/stored">Stored backups</a>', 'Stored backups'],
  ['with a count', '<a href="?page=flightdeck#/stored">Stored <span>3</span></a>', 'Stored'],
  [
    'translated by the browser',
    '<a href="?page=flightdeck#/stored"><font><font>Sicherung</font></font> <span>3</span></a>',
    'Sicherung',
  ],
  ['with another parameter', '<a href="?lang=de&page=flightdeck#/stored">Stored</a>', 'Stored'],
  ['with an entry of another route', '<a href="?page=flightdeck#/stored/now">Now</a>', "Couldn't load this"],
  ['with an entry of another page', '<a href="?page=stats#/stored">Stats</a>', "Couldn't load this"],
  ['with an entry without text', '<a href="?page=flightdeck#/stored"><img></a>', "Couldn't load this"],
])('the title of a route that the host does not answer, %s', async (_menu, entry, title) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '?page=flightdeck');
  document.body.innerHTML = `<ul id="adminmenu"><li>${entry}</li></ul>`;
  answers = 'refused';
  await addRoute('/stored', emptyLoader(), site);
  expect(screens({ path: '/stored', query: {} }, connected).title).toBe(title);
  dropFailed('/stored');
  document.body.innerHTML = '';
  history.replaceState(null, '', location.pathname);
  log.mockRestore();
});

test('a release on the page is never replaced', async () => {
  const loader = emptyLoader();
  loader.entries['mf-held'] = { ...entryOf('mf-held', undefined), version: '0.9.0' };
  answers = { 'mf-held': entryOf('mf-held', undefined) };
  await addAnswers(loader);
  expect(loader.entries['mf-held']?.version).toBe('0.9.0');
});

test('a route of an area that the page has needs no request', async () => {
  const loader = emptyLoader();
  loader.entries['mf-local'] = entryOf('mf-local', { '/local': { screen: 'list', title: 'Local' } });
  const { more: _none, ...registry } = site.registry;
  jest.useFakeTimers();
  const added = addRoute('/local', loader, { ...site, registry });
  await jest.advanceTimersByTimeAsync(3000);
  await added;
  jest.useRealTimers();
  expect([rowOf('/local')?.screen, requests]).toEqual(['mf-local/list', []]);
});

test('a host without more areas is not asked', async () => {
  const { more: _none, ...registry } = site.registry;
  await addRoute('/nothing', emptyLoader(), { ...site, registry });
  await addAll(emptyLoader(), { ...site, registry });
  expect(requests).toEqual([]);
});
