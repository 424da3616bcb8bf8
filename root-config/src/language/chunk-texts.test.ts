import { __, startI18n } from '@flightdeck/shared/i18n';
import { knownFiles } from '../loader/known-files';
import { loadWithTexts } from './chunk-texts';

const folder = 'https://site.example/set/root-config/1/';
const rule = 'nplurals=2; plural=(n != 1);';
const locale = { lang: 'de-AT', dir: 'ltr' as const, timeZone: 'UTC', messages: null };

/** jsdom has no Response. */
class Answer {
  constructor(
    private readonly body: unknown,
    readonly ok: boolean,
  ) {}
  async json(): Promise<unknown> {
    return this.body;
  }
}

/** Serves texts as the file of a chunk. @returns the requested addresses, each with its hash */
function serve(chunk: string, texts: object, isFound: () => boolean = () => true): string[] {
  const requests: string[] = [];
  const messages = { '': { lang: 'de_DE', 'plural-forms': rule }, ...texts };
  const body = { source: `root-config/${chunk}`, locale_data: { flightdeck: messages } };
  Reflect.set(globalThis, 'Response', Answer);
  Reflect.set(globalThis, 'fetch', async (url: string, { integrity }: { integrity: string }) => {
    requests.push(`${url} ${integrity}`);
    return new Answer(body, isFound());
  });
  knownFiles().folders.set(folder, { 'failure.js': 'sha384-a', 'failure.de.json': 'sha384-b', 'keys.js': 'sha384-c' });
  return requests;
}

const loaded = jest.fn(async (id: string | number) => `chunk ${id}`);
const names: Readonly<Record<string, string>> = { 3: 'failure.js', 4: 'keys.js' };
const loader = (siteTexts: Record<string, unknown> | null = null) =>
  loadWithTexts({ load: loaded, fileOf: (id) => names[id] ?? '', folder }, locale, siteTexts);

beforeEach(() => startI18n(locale));

test('a chunk loads with its texts, which are in use before it runs', async () => {
  const requests = serve('failure', { Remedy: ['Abhilfe'] });
  expect(await loader()(3)).toBe('chunk 3');
  expect(__('Remedy')).toBe('Abhilfe');
  expect(requests).toEqual([`${folder}failure.de.json sha384-b`]);
});

test('a chunk without a file of texts loads alone', async () => {
  const requests = serve('keys', {});
  expect(await loader()(4)).toBe('chunk 4');
  expect(requests).toEqual([]);
});

test('the texts of a chunk load once', async () => {
  const requests = serve('failure', { Once: ['Einmal'] });
  const load = loader();
  await Promise.all([load(3), load(3)]);
  await load(3);
  expect(requests).toHaveLength(1);
});

test('a chunk whose texts are lost is shown in English, and its next attempt requests them again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  serve('failure', { Cause: ['Ursache'] }, () => isOnline);
  const load = loader();
  expect(await load(3)).toBe('chunk 3');
  expect(__('Cause')).toBe('Cause');
  expect(complaints).toHaveBeenCalledWith(
    expect.stringContaining('root-config/failure is shown in English'),
    expect.anything(),
  );
  isOnline = true;
  await load(3);
  expect(__('Cause')).toBe('Ursache');
  complaints.mockRestore();
});

test('a chunk that does not load fails as before', async () => {
  serve('failure', { Hint: ['Hinweis'] });
  loaded.mockRejectedValueOnce(new Error('lost'));
  await expect(loader()(3)).rejects.toThrow('lost');
});

test('a text of the site comes before that of the chunk', async () => {
  serve('failure', { Title: ['Titel'], Other: ['Anderes'] });
  await loader({ '': {}, Title: ['Name'] })(3);
  expect([__('Title'), __('Other')]).toEqual(['Name', 'Anderes']);
});
