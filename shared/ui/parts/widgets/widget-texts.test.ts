import { __, startI18n } from '@flightdeck/shared/i18n';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { serveTexts, translations } from '../../../testing/served-texts';
import { loadWidgetTexts, widgetChunkTexts } from './widget-texts';

const locale = { lang: 'de-DE', dir: 'ltr', timeZone: 'UTC', messages: null } as const;
const folder = 'https://site.example/set/mf-connection-widgets/1/';
const files = { 'connection.de.json': 'sha384-c', 'failure.de.json': 'sha384-f' };
let requests: string[] = [];
/** Area in the file of texts; a file of another area is not used. */
let area = 'mf-connection';

beforeEach(() => {
  startI18n(locale);
  pageGlobals().knownFiles = {
    folders: new Map([
      ['https://site.example/set/mf-connection/1/', files],
      [folder, files],
    ]),
    script: (url) => ({ url, integrity: '' }),
    parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
  };
  requests = serveTexts((url) => {
    const chunk = /([\w-]+)\.de\.json$/.exec(url)?.[1];
    return translations(`${area}/${chunk}`, { [`of ${chunk}`]: ['da'] });
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(pageGlobals(), 'knownFiles');
});

test("loads the texts of a widget and of its later chunks once, from the widget's release", async () => {
  await loadWidgetTexts('mf-connection/connection', locale);
  expect([__('of connection'), __('of failure')]).toEqual(['da', 'of failure']);
  const load = widgetChunkTexts(locale);
  await Promise.all([load(`${folder}failure.js`), load(`${folder}failure.js`)]);
  await loadWidgetTexts('mf-connection/connection', locale);
  expect(__('of failure')).toBe('da');
  expect(requests).toEqual([`${folder}connection.de.json sha384-c`, `${folder}failure.de.json sha384-f`]);
});

test.each([
  ['of a chunk without a file', `${folder}http.js`, locale],
  ['of another folder', 'https://site.example/other/failure.js', locale],
  ['in English', `${folder}failure.js`, { ...locale, lang: 'en-US' }],
])('requests no texts %s', (_what, script, pageLocale) => {
  expect(widgetChunkTexts(pageLocale)(script)).toBeUndefined();
  expect(requests).toEqual([]);
});

test('requests texts again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  pageGlobals().knownFiles?.folders.set(folder, { 'other.de.json': 'sha384-o' });
  area = 'mf-licensing';
  await widgetChunkTexts(locale)(`${folder}other.js`);
  area = 'mf-connection';
  await widgetChunkTexts(locale)(`${folder}other.js`);
  expect(__('of other')).toBe('da');
});
