/** @jest-environment ./tools/jest/environment.cjs */
import { __, startI18n } from '@flightdeck/shared/i18n';
import { serveTexts, translations } from '@flightdeck/shared/testing/values';
import { knownFiles } from '../loader/known-files';
import { createChunkTexts } from './chunk-texts';

const folder = 'https://site.example/set/mf-settings/1/';
const devServer = 'http://127.0.0.1:8421/';
const locale = { lang: 'de-AT', dir: 'ltr' as const, timeZone: 'UTC', messages: null };

/** Serves texts as the file of a chunk. @returns the requested addresses, each with its hash */
function serve(chunk: string, texts: object, isFound: () => boolean = () => true): string[] {
  const { folders } = knownFiles();
  folders.set(folder, { 'search.js': 'sha384-a', 'search.de.json': 'sha384-b', 'previews.js': 'sha384-c' });
  // A development server lists no files.
  folders.set(devServer, null);
  return serveTexts(() => (isFound() ? translations(`mf-settings/${chunk}`, texts) : undefined));
}

const onFailure = jest.fn();
const onLate = jest.fn();
const createLoader = (siteTexts: Record<string, unknown> | null = null) =>
  createChunkTexts({
    locale,
    siteTexts,
    onFailure,
    onLate,
    ownerOf: () => ({ name: 'mf-settings', scripts: ['security.js'] }),
  });
const script = (chunk: string) => `${folder}${chunk}.js`;

beforeEach(() => {
  jest.clearAllMocks();
  startI18n(locale);
});

test('the texts of a chunk are in use once they have loaded', async () => {
  const requests = serve('search', { Remedy: ['Abhilfe'] });
  await createLoader().load(script('search'));
  expect(__('Remedy')).toBe('Abhilfe');
  expect(requests).toEqual([`${folder}search.de.json sha384-b`]);
});

test.each([
  ['a chunk without a file', script('previews')],
  ['a chunk of an unknown folder', 'https://other.example/search.js'],
  ['a chunk of a development server that is not a part', `${devServer}search.js`],
])('no texts are requested for %s', (_what, url) => {
  const requests = serve('search', {});
  expect(createLoader().load(url)).toBeUndefined();
  expect(requests).toEqual([]);
});

test('the texts of a part are requested from a development server, without a hash', async () => {
  const requests = serve('security', { Ward: ['Wache'] });
  await createLoader().load(`${devServer}security.js`);
  expect(__('Ward')).toBe('Wache');
  expect(requests).toEqual([`${devServer}security.de.json`]);
});

test('the texts of a chunk that `start` has requested are not requested again by `load`', async () => {
  const requests = serve('search', { Once: ['Einmal'] });
  const { start, load } = createLoader();
  const started = start(script('search'));
  await Promise.all([load(script('search')), load(script('search'))]);
  await load(script('search'));
  expect(await started).toBe(true);
  expect(requests).toHaveLength(1);
});

test('shows a chunk in English and reports the failure when its texts do not load, and requests them again with the next load', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  const requests = serve('search', { Cause: ['Ursache'] }, () => isOnline);
  const { start, load } = createLoader();
  expect(await start(script('search'))).toBe(false);
  await load(script('search'));
  expect([requests.length, onFailure.mock.calls.length]).toEqual([3, 1]);
  expect(__('Cause')).toBe('Cause');
  expect(errors).toHaveBeenCalledWith(
    expect.stringContaining('mf-settings/search is shown in English'),
    expect.anything(),
  );
  isOnline = true;
  await load(script('search'));
  expect(__('Cause')).toBe('Ursache');
  errors.mockRestore();
});

test('a chunk with late texts is shown without them, and its texts are not requested again', async () => {
  jest.useFakeTimers();
  const requests = serve('search', { Late: ['Spät'] });
  const answer = fetch;
  Reflect.set(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    const response = await answer(url, init);
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    return response;
  });
  const { start, load } = createLoader();
  const started = start(script('search'));
  const loaded = load(script('search'));
  await jest.advanceTimersByTimeAsync(10_000);
  await loaded;
  expect(await started).toBeUndefined();
  expect([onLate.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
  void load(script('search'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await onLate.mock.calls[0][0]).toBe(true);
  expect(__('Late')).toBe('Spät');
  expect(requests).toHaveLength(1);
  jest.useRealTimers();
});

test('a text of the site takes precedence over the text of the chunk', async () => {
  serve('search', { Title: ['Titel'], Other: ['Anderes'] });
  await createLoader({ '': {}, Title: ['Name'] }).load(script('search'));
  expect([__('Title'), __('Other')]).toEqual(['Name', 'Anderes']);
});
