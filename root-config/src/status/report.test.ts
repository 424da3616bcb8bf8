import { failure } from '@flightdeck/shared/contracts/page';
import { readState } from '@flightdeck/shared/session';
import { testPageState } from '@flightdeck/shared/testing/values';
import { settingsEntry } from '../testing/registry-entry';
import { areaStatus } from './area-status';
import { reportText } from './report';
import type { StatusData } from './status-rows';

const entry = {
  ...settingsEntry,
  origin: 'https://next.example/mf-settings/0.1.0-aa/',
};

/** Data of the screen. A text replaces each text that a server, another build or the storage can name. */
function dataWith(text?: string): StatusData {
  const connectionError = {
    code: 'invalid_token',
    message: 'A message.',
    action: 'reconnect',
    data: { api_error_code: 'A code.' },
  };
  const data = {
    state: testPageState(),
    connection: {
      ...structuredClone(readState('connection')),
      connectionErrors: [connectionError],
      sandboxDomain: 'sandbox.example',
    },
    isNonceHeaderRemoved: true,
    pageVersion: '1.0.0-3b386631',
    environment: 'staging',
    test: { serverCode: 'no_token', message: 'A message.' },
    libraries: { shared: '1.1.0', 'react-dom': '19.3.1' },
    entry: structuredClone(entry),
    details: { needed: 'react ^18.0.0', present: 'react 19.3.1', url: 'https://next.example/x.js' },
    message: 'A message.',
  };
  if (text) plant(data, text);
  const { details, message, libraries } = data;
  const refused = failure('area-incompatible', message, { ...details, cause: new Error(message) });
  return {
    ...data,
    at: new Date('2026-11-21T16:00:00Z'),
    address: 'site.example/blog',
    libraries: text ? { ...libraries, [text]: text } : libraries,
    test: { passed: false, code: 'rest-refused', ...data.test },
    areas: [
      areaStatus('mf-settings', { ...data.entry, origin: entry.origin }, 'https://site.example/set/', {
        area: 'mf-settings',
        version: data.entry.version,
        state: 'failed',
        milliseconds: 1200,
        lastFailure: { failure: refused, part: 'mf-settings/security', at: '2026-11-21T15:59:00.000Z' },
      }),
      areaStatus('mf-licensing', undefined, 'https://site.example/set/', undefined),
    ],
  };
}

/** Replaces every text in an object. */
function plant(target: object, text: string): void {
  for (const [key, value] of Object.entries(target)) {
    if (typeof value === 'string') Reflect.set(target, key, text);
    else if (value) plant(Object(value), text);
  }
}

test('lists codes, versions, times, states and names', () => {
  expect(reportText(dataWith()).split('\n')).toEqual([
    'Flightdeck status, 2026-11-21T16:00:00.000Z',
    '',
    'Site',
    '  Address: site.example/blog',
    '  Plugin: 11.9.1',
    '  Dashboard: 1.0.0-3b386631',
    '  Language and time zone: en, UTC',
    '  Environment: staging',
    '',
    'Connection',
    '  Connection: not connected',
    '  Site registered: no',
    '  Has a connection owner: no',
    '  Account connected: no',
    '  Sandbox: yes',
    '  Header X-WP-Nonce: removed before it reaches WordPress',
    '  Connection error: invalid_token',
    '',
    'Connection test',
    '  Failed · rest-refused · no_token',
    '',
    'Areas',
    '  mf-settings 0.1.0-aa · Failed · Override · 1,200 ms · area-incompatible, 2026-11-21T15:59:00.000Z',
    '  mf-licensing · Not installed',
    '',
    'Shared libraries',
    '  react-dom: 19.3.1',
    '  shared: 1.1.0',
  ]);
});

test.each([
  ['a sentence', 'The password of Jo is swordfish.'],
  ['a nonce', '7f3a9c1e55'],
  ['a key of a service', 'sk_live_9fj2kd83hf'],
  ['a token in a header', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.swordfish'],
  ['a key after a version', '11.9.1-7f3a9c1e557f3a9c1e55'],
  ['a language with a private part', 'en-x-7f3a9c1e'],
  ['an email address', 'jo@site.example'],
  ['an IP address', '192.0.2.7'],
  ['an address', 'https://other.example/?_wpnonce=swordfish'],
  ['a host', 'swordfish.example'],
  ['a path of the server', '/srv/www/wp-config.php'],
  ['a second line', 'ok\nswordfish: yes'],
  ['markup', '<img src=x onerror=alert(1)>'],
])('reports no text of a server that is %s', (_what, text) => {
  expect(reportText(dataWith(text))).not.toContain(text);
  expect(reportText(dataWith(text))).not.toMatch(/swordfish|7f3a|9fj2|other\.example|next\.example/);
});

test.each([
  ['12.0-beta2', 'zh-Hant-TW', '+05:45'],
  ['11.9-a.3', 'es-419', 'UTC'],
  ['11.6', 'ckb', 'America/Argentina/Buenos_Aires'],
])('reports version %s, language %s and time zone %s', (currentVersion, lang, timeZone) => {
  const data = dataWith();
  const { initial, locale } = data.state;
  const state = { initial: { ...initial, currentVersion }, locale: { ...locale, lang, timeZone } };
  const text = reportText({ ...data, state });
  expect(text).toContain(`  Plugin: ${currentVersion}\n`);
  expect(text).toContain(`  Language and time zone: ${lang}, ${timeZone}\n`);
});
