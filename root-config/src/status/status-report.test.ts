import { readState } from '@flightdeck/shared/bus';
import { readPageState } from '@flightdeck/shared/contracts/page-state';
import type { RegistryEntry } from '@flightdeck/shared/contracts/registry';
import { pageStateSample } from '@flightdeck/shared/testing/page-state-sample';
import { secretsOf, withoutSecrets } from './secrets';
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
  manifest: { name: 'mf-dashboard', parts: {}, widgets: [], needs: {} },
  chunks: {},
  sharedVersion: '1.0.0',
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
  scope: { react: { '19.3.1': {} }, '@flightdeck/shared/api': { '1.0.0': {}, '1.1.0': {} } },
  pageVersion: '0.1.0-aa',
  test: null,
  overrides: [],
  now: new Date('2026-11-21T16:00:00Z'),
};
const lastFailure = { code: 'area-timeout', part: 'mf-dashboard/at-a-glance', at: '2026-11-21T15:59:00.000Z' } as const;

test('every area is there, in the state it has on this page', () => {
  const { areas } = statusReport({
    ...sources,
    reports: [{ area: 'mf-dashboard', version: '1', state: 'ready', milliseconds: 120, lastFailure }],
  });
  const found = (area: string) => areas.find((each) => each.area === area);
  expect(areas).toHaveLength(5);
  expect(found('mf-dashboard')).toMatchObject({
    state: 'ready',
    version: '0.1.0-aa',
    origin: 'https://site.example',
    isOverridden: false,
    milliseconds: 120,
    lastFailure,
  });
  expect(found('mf-settings')).toMatchObject({
    state: 'not-loaded',
    origin: 'https://localhost:4203',
    isOverridden: true,
    milliseconds: null,
  });
  expect(found('mf-licensing')).toMatchObject({ state: 'missing', version: '', origin: '' });
});

test('libraries with all versions on the page, by name', () => {
  expect(statusReport(sources).libraries).toEqual([
    { name: '@flightdeck/shared/api', versions: ['1.0.0', '1.1.0'] },
    { name: 'react', versions: ['19.3.1'] },
  ]);
});

test('the text for a support request says all of it', () => {
  const text = statusText(
    statusReport({
      ...sources,
      test: { passed: false, text: 'No token.' },
      reports: [{ area: 'mf-dashboard', version: '1', state: 'failed', milliseconds: 10_000, lastFailure }],
    }),
  );
  for (const part of [
    'Flightdeck status of 2026-11-21T16:00:00.000Z',
    'Connection: connected',
    'Failed: No token.',
    /mf-dashboard .* · Failed · 10000 ms · .* · area-timeout in mf-dashboard\/at-a-glance/,
    '@flightdeck/shared/api 1.0.0, 1.1.0',
    'None',
  ])
    expect(text).toMatch(part);
});

test('an override stands in it with its end; where one could come from is another matter', () => {
  const origins = ['https://next.example'];
  const allowed = { ...sources, state: { ...state, overrides: { origins } } };
  expect(statusReport(allowed)).toMatchObject({ overrides: [], overrideOrigins: origins });
  expect(statusText(statusReport(allowed))).toMatch(
    /Overrides\n {2}None\n\nOverrides are allowed from\n {2}https:\/\/next/,
  );
  const override = { area: 'mf-settings', origin: 'https://next.example', until: Date.UTC(2026, 10, 21, 22) } as const;
  expect(statusText(statusReport({ ...allowed, overrides: [override] }))).toContain(
    'mf-settings from https://next.example, until 2026-11-21T22:00:00.000Z',
  );
});

const planted = {
  nonce: 'a1b2c3d4e5',
  purchase: 'purchase-token-77',
  key: 'jetpack_scan_daily_9aBcD3fGh1JkLmN0pQrS',
  mail: 'owner@secret.example',
  bearer: 'eyJhbGciOi.abc-DEF_123',
  query: 'hunter2hunter2',
  hash: '0123456789abcdef0123456789abcdef',
  user: 'admin:passw0rd',
};

test('no secret leaves the page, wherever it was planted', () => {
  const initial = { ...state.initial, WP_API_nonce: planted.nonce, purchaseToken: planted.purchase };
  const message = [
    `The nonce ${planted.nonce} was refused for ${planted.mail}.`,
    `GET https://site.example/wp-json/?token=${planted.query}&_wpnonce=${planted.query}#x`,
    `Authorization: Bearer ${planted.bearer}`,
    `{"access_token":"${planted.query}","code": "${planted.query}"}`,
    `https://${planted.user}@site.example/, ${planted.key}, ${planted.hash}, purchasetoken=${planted.purchase}`,
  ].join(' ');
  const report = withoutSecrets(
    statusReport({
      ...sources,
      state: { ...state, initial },
      test: { passed: false, text: message },
      connection: { ...sources.connection, connectionErrors: [{ code: 'no_token', message, action: null }] },
    }),
    secretsOf(initial),
  );
  for (const given of [JSON.stringify(report), statusText(report)])
    for (const secret of Object.values(planted)) expect(given).not.toContain(secret);
  expect(statusText(report)).toContain('(no_token)');
});

test('what is no secret stays as it is', () => {
  const report = statusReport(sources);
  expect(withoutSecrets(report, secretsOf(state.initial))).toEqual(report);
});
