import { failure, type PageState, pageGlobals } from '@flightdeck/shared/contracts/page';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { __ } from '@flightdeck/shared/i18n';
import type { Loader } from '../loader/loader';
import { addRelease } from '../loader/release-files';
import { startLanguage, withMessages } from './page-language';

const setUrl = 'https://site.example/set/';
const locale = (messages: PageState['locale']['messages'] = { '': { lang: 'de_DE' } }): PageState['locale'] => ({
  lang: 'de',
  dir: 'ltr',
  timeZone: 'UTC',
  messages,
});
const release: RegistryEntry = {
  base: 'mf-dashboard/1.0.0/',
  version: '1.0.0',
  files: {},
  entry: 'remote.js',
  container: 'c',
  manifest: {
    name: 'mf-dashboard',
    parts: { 'at-a-glance': { kind: 'screen', reads: [], shows: [] } },
    widgets: [],
    needs: {},
  },
  chunks: {},
};

/** jsdom has no Response. */
class Answer {
  readonly ok = true;
  constructor(private readonly body: unknown) {}
  async json(): Promise<unknown> {
    return this.body;
  }
}

/** Calls the function that a page in a language other than English registers, as webpack does when it loads a chunk. */
async function loadChunk(chunk: string, { origin = `${setUrl}${release.base}` }: Partial<RegistryEntry>) {
  await pageGlobals().chunkTexts?.(`${origin}${chunk}.js`);
}

/** Loads a part twice, and its chunk once, in German. @returns the requested addresses, each with its hash */
async function load(entry: Partial<RegistryEntry>, messages?: PageState['locale']['messages']): Promise<string[]> {
  const requests: string[] = [];
  const texts = { '': { lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' }, Pause: ['Halt'] };
  Reflect.set(globalThis, 'Response', Answer);
  Reflect.set(globalThis, 'fetch', async (url: string, { integrity }: { integrity: string }) => {
    requests.push(`${url} ${integrity}`.trim());
    const chunk = /([\w-]+)\.de\.json$/.exec(url)?.[1];
    return new Answer({ source: `mf-dashboard/${chunk}`, locale_data: { flightdeck: texts } });
  });
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

test('requests no texts that the release does not list', async () => {
  expect(await load({ files: { 'remote.js': 'sha384-b' } })).toEqual([]);
});

test('requests the texts of a development server, which lists no files', async () => {
  const origin = 'http://127.0.0.1:8421/';
  expect(await load({ origin })).toEqual([`${origin}at-a-glance.de.json`]);
});

test.each([
  ['a language without texts', { origin: 'http://127.0.0.1:8421/' }, null],
  ['a release of the set without files', {}, undefined],
])('requests no texts for %s', async (_what, entry, messages) => {
  expect(await load(entry, messages)).toEqual([]);
});

test('a text in the page state takes precedence over the text of the release', async () => {
  const pageTexts = { '': { lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' }, Pause: ['Rast'] };
  await load({ files: { 'at-a-glance.de.json': 'sha384-a' } }, pageTexts);
  expect(__('Pause')).toBe('Rast');
});

test('uses the texts of a chunk that a widget brings to the page', async () => {
  const folder = `${setUrl}mf-connection-widgets/1/`;
  const texts = { '': { lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' }, Retry: ['Nochmal'] };
  Reflect.set(globalThis, 'Response', Answer);
  Reflect.set(
    globalThis,
    'fetch',
    async () => new Answer({ source: 'mf-connection/failure', locale_data: { flightdeck: texts } }),
  );
  startLanguage(locale());
  pageGlobals().knownFiles?.folders.set(folder, { 'failure.de.json': 'sha384-f' });
  await pageGlobals().chunkTexts?.(`${folder}failure.js`);
  expect(__('Retry')).toBe('Nochmal');
});
