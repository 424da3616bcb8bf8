import { type Connection, failure, type InitialState, readPageState } from '@flightdeck/shared/contracts/page';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { readState } from '@flightdeck/shared/session';
import { pageStateSample, rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { plantedSecrets } from '../../testing/planted-secrets';
import { freeText } from './free-text';
import { type StatusSources, statusReport } from './status-report';
import { statusText } from './status-text';

const reading = readPageState(JSON.stringify(pageStateSample()));
if (!reading.ok) throw reading.failure;
const entry: RegistryEntry = {
  base: 'mf-dashboard/0.1.0-aa/',
  version: '0.1.0-aa',
  files: {},
  entry: 'remote.js',
  container: 'flightdeck_mf_dashboard',
  manifest: {
    name: 'mf-dashboard',
    parts: { 'at-a-glance': { kind: 'screen', reads: [], shows: [] } },
    widgets: [],
    needs: {},
  },
  chunks: {},
};
const state = {
  ...reading.state,
  registry: {
    url: 'https://site.example/set/',
    areas: { 'mf-dashboard': entry, 'mf-settings': { ...entry, origin: 'https://localhost:4203/x/' } },
  },
};
const sources: StatusSources = {
  state,
  entries: state.registry.areas,
  connection: { ...readState('connection'), status: true, isRegistered: true },
  reports: [],
  scope: {
    react: { '19.3.1': {} },
    '@flightdeck/shared/api': { '1.1.0': {} },
    '@flightdeck/shared/session': { '1.1.0': {} },
  },
  pageVersion: '0.1.0-aa',
  environment: 'staging',
  test: null,
  overrides: [],
  now: new Date('2026-11-21T16:00:00Z'),
};
const lastFailure = {
  failure: failure('area-timeout', 'Late.'),
  part: 'mf-dashboard/at-a-glance',
  at: '2026-11-21T15:59:00.000Z',
} as const;

test('lists every area with its state on this page', () => {
  const { areas } = statusReport({
    ...sources,
    reports: [{ area: 'mf-dashboard', version: '1', state: 'ready', milliseconds: 120, lastFailure }],
  });
  const statusOf = (name: string) => areas.find(({ area }) => area === name);
  expect(areas).toHaveLength(5);
  expect(statusOf('mf-dashboard')).toMatchObject({
    state: 'ready',
    version: '0.1.0-aa',
    origin: 'https://site.example',
    isOverridden: false,
    milliseconds: 120,
    lastFailure: { code: 'area-timeout', part: lastFailure.part, at: lastFailure.at },
  });
  expect(statusOf('mf-settings')).toMatchObject({
    state: 'not-loaded',
    origin: 'https://localhost:4203',
    isOverridden: true,
    milliseconds: null,
  });
  expect(statusOf('mf-licensing')).toMatchObject({ state: 'missing', version: '', origin: '' });
});

test('lists the libraries of the page with their versions', () => {
  expect(statusReport(sources).libraries).toEqual([
    { name: 'react', version: '19.3.1' },
    { name: 'shared', version: '1.1.0' },
  ]);
});

test.each([
  [
    'area-incompatible',
    { needed: 'shared ^1.4.0, single-spa ^6.0.0', present: 'shared 1.3.0, no single-spa' },
    'mf-dashboard 0.1.0-aa needs shared ^1.4.0, single-spa ^6.0.0, but this page has shared 1.3.0, no single-spa. Ask your developer or host to update the page, or to rebuild and redeploy mf-dashboard.',
  ],
  [
    'area-ranges',
    { needed: 'react, react-dom', present: 'react 19.3.1, react-dom 19.3.1' },
    "mf-dashboard 0.1.0-aa doesn't state which versions it works with: react, react-dom. Ask your developer or host to redeploy mf-dashboard.",
  ],
] as const)('names the libraries of a refused area, and the remedy: %s', (code, details, text) => {
  const refused = failure(code, 'Refused.', { area: 'mf-dashboard', ...details });
  const report = statusReport({
    ...sources,
    reports: [
      {
        area: 'mf-dashboard',
        version: '1',
        state: 'failed',
        milliseconds: 1,
        lastFailure: { ...lastFailure, failure: refused },
      },
    ],
  });
  expect(statusText(report)).toContain(text);
});

test('the text for support contains each section of the report', () => {
  const text = statusText(
    statusReport({
      ...sources,
      test: { passed: false, code: 'no_token', text: 'No token.' },
      reports: [{ area: 'mf-dashboard', version: '1', state: 'failed', milliseconds: 10_000, lastFailure }],
    }),
  );
  for (const part of [
    'Flightdeck status, 2026-11-21T16:00:00.000Z',
    'Connection: connected',
    'Environment: staging',
    'Failed: no_token: No token.',
    /mf-dashboard .* · Failed · 10,000 ms · .* · area-timeout in mf-dashboard\/at-a-glance/,
    'shared 1.1.0',
    'None',
  ])
    expect(text).toMatch(part);
});

test('lists an override with its end, separately from the allowed origins', () => {
  const origins = ['https://next.example'];
  const allowed = { ...sources, state: { ...state, overrides: { origins } } };
  expect(statusReport(allowed)).toMatchObject({ overrides: [], overrideOrigins: origins });
  expect(statusText(statusReport(allowed))).toMatch(
    /Overrides\n {2}None\n\nAllowed override origins\n {2}https:\/\/next/,
  );
  const override = { area: 'mf-settings', origin: 'https://next.example', until: Date.UTC(2026, 10, 21, 22) } as const;
  expect(statusText(statusReport({ ...allowed, overrides: [override] }))).toContain(
    'mf-settings from https://next.example, until 2026-11-21T22:00:00.000Z',
  );
});

/** Sources with a text in one field, for each field that comes from a server, another build or the tab's storage. */
const fields: Readonly<Record<string, (text: string) => Partial<StatusSources>>> = {
  'address of the site': (text) => withInitial({ rawUrl: text }),
  'folder of the site': (text) => withInitial({ rawUrl: `site.example::${text}` }),
  'version of the plugin': (text) => withInitial({ currentVersion: text }),
  'version of the page': (text) => ({ pageVersion: text }),
  environment: (text) => ({ environment: text }),
  language: (text) => ({ state: { ...state, locale: { ...state.locale, lang: text } } }),
  'time zone': (text) => ({ state: { ...state, locale: { ...state.locale, timeZone: text } } }),
  sandbox: (text) => withConnection({ sandboxDomain: text }),
  'code of an error': (text) => withConnection({ connectionErrors: [{ code: text, message: '', action: null }] }),
  'message of an error': (text) => withConnection({ connectionErrors: [{ code: 'x', message: text, action: null }] }),
  'data of an error': (text) =>
    withConnection({ connectionErrors: [{ code: 'x', message: '', action: text, data: { text } }] }),
  'test of the connection': (text) => ({ test: { passed: false, code: '', text: freeText(text) } }),
  'code of the test': (text) => ({ test: { passed: false, code: text, text: '' } }),
  'version of an area': (text) => ({ entries: { 'mf-dashboard': { ...entry, version: text } } }),
  'address of an area': (text) => ({
    entries: { 'mf-dashboard': { ...entry, origin: `https://a.example/${encodeURIComponent(text)}` } },
  }),
  'part that failed': (text) => withFailure({ part: `mf-dashboard/${text}` }),
  'time of a failure': (text) => withFailure({ at: text }),
  'libraries of a refusal': (text) =>
    withFailure({
      failure: failure('area-incompatible', text, { needed: `${text} ^${text}`, present: `react ${text}` }),
    }),
  'name of a library': (text) => ({ scope: { [text]: {}, [`@flightdeck/shared/${text}`]: {} } }),
  'version of a library': (text) => ({ scope: { react: { [text]: {} } } }),
  'origin of an override': (text) => ({ overrides: [{ area: 'mf-settings', origin: text, until: 0 }] }),
  'allowed origin': (text) => ({ state: { ...state, overrides: { origins: [text, `https://${text}`] } } }),
};
const withInitial = (change: Partial<InitialState>) => ({
  state: { ...state, initial: { ...state.initial, ...change } },
});
const withConnection = (change: Partial<Connection>) => ({ connection: { ...sources.connection, ...change } });
const withFailure = (change: object): Partial<StatusSources> => ({
  reports: [
    {
      area: 'mf-dashboard',
      version: '1',
      state: 'failed',
      milliseconds: 1,
      lastFailure: { ...lastFailure, ...change },
    },
  ],
});

test.each(Object.entries(fields))('reveals no planted secret in the %s', (_name, plantedIn) => {
  for (const planted of Object.values(plantedSecrets))
    fc.assert(
      fc.property(planted, fc.boolean(), ({ text, secrets }, isAlone) => {
        const report = statusReport({ ...sources, ...plantedIn(isAlone ? text : `It said ${text} again.`) });
        const output = `${JSON.stringify(report)} ${statusText(report)}`.toLowerCase();
        for (const secret of secrets) expect(output).not.toContain(secret.toLowerCase());
      }),
      { numRuns: rounds.numRuns / 10 },
    );
});

test('omits all fields of its sources that the report does not list', () => {
  const extra = { unlisted: 'value of an unlisted field' };
  const report = statusReport({
    ...sources,
    connection: { ...sources.connection, ...extra },
    overrides: [{ area: 'mf-settings', origin: 'https://next.example', until: 0, ...extra }],
    reports: [{ area: 'mf-dashboard', version: '1', state: 'failed', milliseconds: 1, lastFailure, ...extra }],
  });
  expect(JSON.stringify(report)).not.toContain(extra.unlisted);
});

test.each([
  ['site.example', '11.9-a.3', 'de', 'Europe/Berlin'],
  ['site.example::blog::de', '12.0-beta2', 'zh-Hant-TW', '+05:45'],
  ['xn--bcher-kva.example', '11.9.1', 'es-419', 'UTC'],
  ['site1234.hosting-2.example:8080', '', 'ckb', 'America/Argentina/Buenos_Aires'],
  ['127.0.0.1:8123', '11.6', 'en', '-03:30'],
])('reports address %s, plugin %s, language %s and time zone %s unchanged', (address, plugin, language, timeZone) => {
  const report = statusReport({
    ...sources,
    state: {
      ...withInitial({ rawUrl: address, currentVersion: plugin }).state,
      locale: { ...state.locale, lang: language, timeZone },
    },
    ...withConnection({
      connectionErrors: [{ code: 'no_token', message: '', action: null }],
      sandboxDomain: address.split('::')[0] ?? '',
    }),
    test: { passed: false, code: 'http_503', text: '' },
  });
  expect(report.site).toMatchObject({ address, plugin, language, timeZone });
  expect(report.connection).toMatchObject({ errors: ['no_token'], test: { code: 'http_503' } });
  expect(JSON.stringify(report)).not.toContain('[removed]');
});
