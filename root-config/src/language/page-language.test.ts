import { failure, type PageState, pageGlobals } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { serveTexts, translations } from '@flightdeck/shared/testing/values';
import type { LoadableEntry, Loader } from '../loader/loader';
import { addRelease } from '../loader/release-files';
import { fakeEntry } from '../testing/fake-area';
import { startLanguage, withMessages } from './page-language';

const setUrl = 'https://site.example/set/';
const locale = (messages: PageState['locale']['messages'] = { '': { lang: 'de_DE' } }): PageState['locale'] => ({
  lang: 'de',
  dir: 'ltr',
  timeZone: 'UTC',
  messages,
});
const { origin: _none, ...dashboard } = fakeEntry;
const release = { ...dashboard, base: 'mf-dashboard/1.0.0/', version: '1.0.0', files: {}, chunks: {} };

/** Calls the function that a page in a language other than English registers, as webpack does when it loads a chunk. */
async function loadChunk(chunk: string, { origin = `${setUrl}${release.base}` }: Partial<LoadableEntry>) {
  await pageGlobals().chunkTexts?.(`${origin}${chunk}.js`);
}

/** Loads a part twice, and its chunk once, in German. @returns the requested addresses, each with its hash */
async function load(entry: Partial<LoadableEntry>, messages?: PageState['locale']['messages']): Promise<string[]> {
  const requests = serveTexts((url) =>
    translations(`mf-dashboard/${/([\w-]+)\.de\.json$/.exec(url)?.[1]}`, { Pause: ['Halt'] }),
  );
  const cause = failure('area-start', 'no code in this test', { area: 'mf-dashboard', phase: 'start' });
  const loader: Loader = {
    entries: { 'mf-dashboard': { ...release, ...entry } },
    load: async () => ({ state: 'failed', failure: cause }),
    reports: () => [],
  };
  addRelease({ ...release, ...entry }, setUrl);
  startLanguage(locale(messages));
  const translated = withMessages(loader, { registry: { url: setUrl, areas: {} } });
  const loadPart = () => translated.load('mf-dashboard/at-a-glance');
  await Promise.all([loadPart(), loadChunk('at-a-glance', entry)]);
  await loadPart();
  return requests;
}

beforeEach(() => {
  delete pageGlobals().chunkTexts;
});

test('requests the texts of a part that its release lists, with their hash', async () => {
  expect(await load({ files: { 'remote.js': 'sha384-b', 'at-a-glance.de.json': 'sha384-a' } })).toEqual([
    `${setUrl}mf-dashboard/1.0.0/at-a-glance.de.json sha384-a`,
  ]);
  expect(__('Pause')).toBe('Halt');
});

test("requests the texts that have the name of the part's own chunk", async () => {
  const chunks = { 'at-a-glance': ['area.js', 'part-7.js'] };
  expect(await load({ chunks, files: { 'part-7.de.json': 'sha384-a' } })).toEqual([
    `${setUrl}mf-dashboard/1.0.0/part-7.de.json sha384-a`,
  ]);
});

test('requests the texts of a development server, which lists no files', async () => {
  const origin = 'http://127.0.0.1:8421/';
  expect(await load({ origin })).toEqual([`${origin}at-a-glance.de.json`]);
});

test('requests no texts for a language without texts', async () => {
  expect(await load({ files: { 'at-a-glance.de.json': 'sha384-a' } }, null)).toEqual([]);
});

test('a text in the page state takes precedence over the text of the release', async () => {
  const pageTexts = { '': { lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' }, Pause: ['Rast'] };
  await load({ files: { 'at-a-glance.de.json': 'sha384-a' } }, pageTexts);
  expect(__('Pause')).toBe('Rast');
});

test('uses the texts of a chunk that a widget brings to the page', async () => {
  const folder = `${setUrl}mf-connection-widgets/1/`;
  serveTexts(() => translations('mf-connection/failure', { Retry: ['Nochmal'] }));
  startLanguage(locale());
  pageGlobals().knownFiles?.folders.set(folder, { 'failure.de.json': 'sha384-f' });
  await pageGlobals().chunkTexts?.(`${folder}failure.js`);
  expect(__('Retry')).toBe('Nochmal');
});
