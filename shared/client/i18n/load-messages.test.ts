/** @jest-environment ./tools/jest/environment.cjs */

import { __, _n, startI18n } from '@flightdeck/shared/i18n';
import { pageGlobals } from '../../contracts/page/page-globals';
import { backOnline } from '../../testing/values';
import { fileTimeLimit } from '../timing/file-loads';
import { inTime, loadMessages, messagesLimit } from './load-messages';

const localeOf = (lang: string) => ({ lang, dir: 'ltr' as const, timeZone: 'UTC', messages: null });
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  consoleError.mockRestore();
  jest.useRealTimers();
});

const url = 'https://site.example/y.json';

/** Loads the messages of the part `mf-x/y` from a file with this content. */
async function load(content: string, language: string, status = 200): Promise<void> {
  startI18n(localeOf(language));
  Reflect.set(globalThis, 'fetch', async () => {
    // The next attempt follows without a pause.
    setTimeout(backOnline);
    return new Response(content, { status });
  });
  await loadMessages(localeOf(language), {
    url,
    integrity: '',
    source: 'mf-x/y',
    language,
  });
}

/** A new language for each test, because texts and plural rule stay on the page. */
let lang = 'xaa';
beforeEach(() => {
  lang = `x${(Number.parseInt(lang.slice(1), 36) + 1).toString(36)}`;
});

const englishRule = 'nplurals=2; plural=(n != 1);';
/** Returns the content of a file with messages in Jed format. @param more replaces fields of the file */
const jed = (texts: object, more: object = {}, pluralForms = englishRule, language = lang) =>
  JSON.stringify({
    source: 'mf-x/y',
    locale_data: { flightdeck: { '': { lang: language, 'plural-forms': pluralForms }, ...texts } },
    ...more,
  });
const pause = { Pause: ['Halt'] };

test.each([
  ['a file that is not JSON', () => '<html>', 200],
  ['an empty file', () => '', 200],
  ['a missing file', () => jed(pause), 404],
  ['a file with null', () => 'null', 200],
  ['a file of another part', () => jed(pause, { source: 'mf-x/z' }), 200],
  ['a file of another language', () => jed(pause, {}, englishRule, 'de'), 200],
  ['a file with a list', () => jed({}, { locale_data: { flightdeck: [] } }), 200],
  ['a file with an invalid number of plural forms', () => jed(pause, {}, 'nplurals=x'), 200],
])('%s leaves the texts in English, and logs an error', async (_what, text, status) => {
  await load(text(), lang, status);
  expect([__('Pause'), _n('%d day', '%d days', 2)]).toEqual(['Pause', '%d days']);
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('mf-x/y is shown in English'), expect.anything());
});

test.each([
  ['a script', ['<script>alert(1)</script>']],
  ['an unknown tag', ['<b>Keep</b>']],
  ['an open tag', ['Keep <img src=x']],
  ['too many forms', ['a', 'b', 'c']],
  ['an empty form', ['']],
  ['a number as a form', [7]],
  ['10,000 characters', ['x'.repeat(10_000)]],
  ['a text in place of its forms', 'Keep'],
])('a translation with %s is not used, and other texts are translated', async (what, forms) => {
  await load(jed({ [`Open ${what}`]: forms, Close: ['Shut'] }), lang);
  expect([__(`Open ${what}`), __('Close')]).toEqual([`Open ${what}`, 'Shut']);
});

test.each([
  ['no placeholder', 'Hi %s', ['Hallo']],
  ['one placeholder too many', 'Dear %s', ['Liebe %s und %s']],
  ['another placeholder', '%1$s of %2$s', ['%1$s von %3$s']],
  ['another placeholder in a plural form', '%d month', ['Ein Monat', '%2$d Monate']],
])('a translation with %s leaves its text in English', async (_what, text, forms) => {
  await load(jed({ [text]: forms }), lang);
  expect(_n(text, `${text}s`, 1)).toBe(text);
});

test.each([
  ['placeholders in another order', '%1$s or %2$s', ['%2$s oder %1$s']],
  ['numbered placeholders', '%s, %d left', ['Noch %2$d, %1$s']],
  ['one of two equal placeholders', '%1$s needs %2$s, not %2$s', ['%1$s braucht %2$s']],
  ['a percent sign', '%d%% off', ['%d %% Rabatt']],
  ['the number in the plural only', '%d week', ['Eine Woche', '%d Wochen']],
])('a translation may have %s', async (_what, text, forms) => {
  await load(jed({ [text]: forms }), lang);
  expect(_n(text, `${text}s`, 1)).toBe(forms[0]);
});

test('a translation with the tags of its English text is used', async () => {
  await load(jed({ 'Read <a>this</a>': ['<a>This</a> read'] }), lang);
  expect(__('Read <a>this</a>')).toBe('<a>This</a> read');
});

test('with an invalid plural rule, plurals stay in English, and other texts are translated', async () => {
  await load(jed({ Close: ['Shut'], '%d hour': ['%d h', '%d hh'] }, {}, 'nplurals=2; plural=n foo 1;'), lang);
  expect([__('Close'), _n('%d hour', '%d hours', 2)]).toEqual(['Shut', '%d hours']);
});

test('a file with another number of plural forms than the page uses is not used', async () => {
  await load(jed({ Close: ['Shut'] }), lang);
  await load(jed({ Shrug: ['Zucken'] }, {}, 'nplurals=6; plural=0;'), lang);
  expect([__('Shrug'), _n('%d day', '%d days', 2)]).toEqual(['Shrug', '%d days']);
});

test('a screen waits ten seconds for its texts, and later texts are in use as soon as they arrive', async () => {
  jest.useFakeTimers();
  startI18n(localeOf(lang));
  const answer = new Promise((resolve) => setTimeout(resolve, 40_000)).then(() => new Response(jed(pause)));
  Reflect.set(globalThis, 'fetch', () => answer);
  const loading = loadMessages(localeOf(lang), { url, integrity: '', source: 'mf-x/y', language: lang });
  const waited = jest.fn();
  void inTime(loading).then(waited);
  await jest.advanceTimersByTimeAsync(messagesLimit - 1);
  expect(waited).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledWith(undefined);
  expect(__('Pause')).toBe('Pause');
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await loading).toBe(true);
  expect(__('Pause')).toBe('Halt');
});

test('texts have the time limit of a script', async () => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'fetch', () => new Promise(() => {}));
  const ended = jest.fn();
  void loadMessages(localeOf(lang), { url, integrity: '', source: 'mf-x/y', language: lang }).then(ended);
  await jest.advanceTimersByTimeAsync(fileTimeLimit - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(false);
});

test('a file that the inline script of the page has read is not requested again', async () => {
  const early = new Map([[url, Promise.resolve(JSON.parse(jed({ Early: ['Früh'] })))]]);
  pageGlobals().scripts = early;
  await load('not from the network', lang);
  expect([__('Early'), early.size]).toEqual(['Früh', 0]);
  delete pageGlobals().scripts;
});

test('a file that was altered in transit is requested again without the browser cache', async () => {
  startI18n(localeOf(lang));
  const requests: unknown[] = [];
  pageGlobals().scripts = new Map([[url, Promise.reject(new TypeError('integrity'))]]);
  Reflect.set(globalThis, 'fetch', async (address: string, init: RequestInit) => {
    requests.push([address, init.integrity, init.cache]);
    setTimeout(backOnline);
    if (requests.length < 2) throw new TypeError('Failed to fetch');
    return new Response(jed(pause));
  });
  setTimeout(backOnline);
  const file = { url, integrity: 'sha384-b', source: 'mf-x/y', language: lang };
  expect(await loadMessages(localeOf(lang), file)).toBe(true);
  expect(requests).toEqual([
    [url, 'sha384-b', 'reload'],
    [url, 'sha384-b', 'reload'],
  ]);
  expect(__('Pause')).toBe('Halt');
});

test('the first request for a file uses the browser cache', async () => {
  const caches: unknown[] = [];
  Reflect.set(globalThis, 'fetch', async (_url: string, { cache }: RequestInit) => {
    caches.push(cache);
    return new Response(jed(pause));
  });
  await loadMessages(localeOf(lang), { url, integrity: '', source: 'mf-x/y', language: lang });
  expect(caches).toEqual(['default']);
});
