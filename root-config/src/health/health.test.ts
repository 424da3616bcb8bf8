/** @jest-environment ./tools/jest/environment.cjs */
import { startApi } from '@flightdeck/shared/api';
import type { AreaName } from '@flightdeck/shared/contracts/area-manifest';
import { failure } from '@flightdeck/shared/contracts/failure';
import { healthRoute, visitSchema } from '@flightdeck/shared/contracts/health';
import { countLostDraft, lostDrafts } from '@flightdeck/shared/contracts/lost-drafts';
import { readPageState } from '@flightdeck/shared/contracts/page-state';
import type { LoadAnswer } from '@flightdeck/shared/contracts/part';
import { parseRoute } from '@flightdeck/shared/contracts/route';
import { areaFailureCodes } from '@flightdeck/shared/parts/area-failures';
import { startSession } from '@flightdeck/shared/session';
import { pageStateSample } from '@flightdeck/shared/testing/page-state-sample';
import * as v from 'valibot';
import type { LoadListener } from '../loader/load-chain';
import type { AreaReport } from '../loader/loader';
import { screens } from '../screens';
import { connected } from '../testing/facts';
import { quietPart } from '../testing/fake-area';
import { countRetries, startHealth } from './health';
import { bodyOf, visitOf } from './visit';

const report: AreaReport = { area: 'mf-dashboard', version: '1.0.0', state: 'ready', milliseconds: 40 };
const state = pageStateSample();
const sent: { url: string; init: RequestInit | undefined }[] = [];
let reports: AreaReport[];
let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(async () => {
  reports = [report];
  visibility = 'visible';
  sent.length = 0;
  stop = () => {};
  localStorage.clear();
  areaFailureCodes().clear();
  for (const name of ['_tkq', Symbol.for('flightdeck.analytics.1')]) Reflect.deleteProperty(globalThis, name);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url), init });
    return new Response(null, { status: 204 });
  });
  const reading = readPageState(JSON.stringify(state));
  if (!reading.ok) throw reading.failure;
  await startSession(reading.state);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

let heard: LoadListener;

function start(): void {
  const route = parseRoute('#/dashboard');
  stop = startHealth({
    loader: {
      entries: {},
      reports: () => reports,
      listen(listener) {
        heard = listener;
        return () => {};
      },
    },
    navigation: { current: () => ({ route, screens: screens(route, connected) }) },
  });
}
function leave(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}
const bodies = () => sent.map(({ init }) => v.parse(visitSchema, JSON.parse(String(init?.body))));

test('a visit is told once, when the user leaves the page', () => {
  start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  leave();
  leave();
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies()).toEqual([{ areas: { 'mf-dashboard': { version: '1.0.0', ms: 40 } } }]);
  expect(sent[0]).toMatchObject({
    url: `${state.initial.WP_API_root}${healthRoute}`,
    init: { method: 'POST', keepalive: true, headers: { 'X-WP-Nonce': state.initial.WP_API_nonce } },
  });
});

test('a visit is told with the current nonce', () => {
  start();
  startApi({ nonce: 'nonce-2' });
  leave();
  expect(sent[0]).toMatchObject({ init: { headers: { 'X-WP-Nonce': 'nonce-2' } } });
});

test('failures of parts and retries are told', () => {
  const lost: LoadAnswer = { state: 'failed', failure: failure('area-script', 'Lost.') };
  start();
  for (let attempt = 0; attempt < 3; attempt += 1) heard('mf-dashboard/at-a-glance', lost);
  areaFailureCodes().set('mf-dashboard', new Map([['area-mount', 2]]));
  leave();
  expect(bodies()[0]?.areas['mf-dashboard']).toMatchObject({ codes: { 'area-mount': 2 }, retries: 2 });
});

test('a load counts as a retry only after a failure of the same part', () => {
  const retries = new Map<AreaName, number>();
  const hear = countRetries(retries);
  const lost: LoadAnswer = { state: 'failed', failure: failure('area-script', 'Lost.') };
  const ready: LoadAnswer = { state: 'ready', part: quietPart };
  for (const answer of [ready, lost, ready, ready]) hear('mf-settings/security', answer);
  hear('mf-settings/traffic', ready);
  expect([...retries]).toEqual([['mf-settings', 1]]);
});

test('drafts that an area has lost are told', () => {
  start();
  countLostDraft('mf-dashboard');
  leave();
  expect(bodies()[0]?.areas['mf-dashboard']).toMatchObject({ lost: 1 });
  lostDrafts().clear();
});

test('a host that refuses the counts or does not answer is no failure of the page', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('blocked'));
  start();
  expect(leave).not.toThrow();
});

test.each([
  ['opted out on this page', () => Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: true })],
  ['opted out in an earlier visit', () => localStorage.setItem('flightdeck.health.off', '1')],
  ['sends Global Privacy Control', () => Reflect.set(navigator, 'globalPrivacyControl', true)],
])('nothing is told for a user who %s', (_what, choose) => {
  start();
  choose();
  leave();
  expect(sent).toEqual([]);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('an opt-out is remembered until the user opts in again', () => {
  start();
  Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: true });
  leave();
  expect(localStorage.getItem('flightdeck.health.off')).toBe('1');
  Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: false });
  Reflect.set(globalThis, '_tkq', [['setOptOut', false]]);
  leave();
  expect([localStorage.getItem('flightdeck.health.off'), sent.length]).toEqual([null, 1]);
});

const seen = {
  ...{ entries: {}, reports: [report], failures: new Map(), retries: new Map() },
  ...{ lost: new Map(), interactions: new Map() },
};

test('a failed load counts by its code, and the slowest interaction is rounded', () => {
  const lastFailure = { failure: failure('area-script', 'Lost.'), part: 'mf-dashboard/at-a-glance', at: '' } as const;
  const given = {
    ...seen,
    reports: [{ ...report, lastFailure }],
    interactions: new Map([['mf-dashboard', 88.4] as const]),
  };
  expect(visitOf(given)).toEqual({
    areas: { 'mf-dashboard': { version: '1.0.0', ms: 40, codes: { 'area-script': 1 }, inp: 88 } },
  });
});

test.each([
  ['no area was loaded', { reports: [] }],
  ['the set does not name the area', { reports: [{ ...report, version: '' }] }],
  ['the files are those of a development server', { entries: { 'mf-dashboard': { origin: 'http://127.0.0.1:1/' } } }],
])('there is nothing to tell when %s', (_what, change) => {
  expect(visitOf(Object.assign({}, seen, change))).toBeNull();
});

test('a visit of so many areas that it has more than 1 kB tells the first ones', () => {
  const letters = [...'abcdefghijklmnopqrst'];
  reports = letters.map((letter) => ({ ...report, area: `mf-team-${letter}`, version: '0.10.10-abcdef01' }));
  start();
  leave();
  const body = String(sent[0]?.init?.body);
  expect(body.length).toBeLessThanOrEqual(1024);
  expect(body.length).toBeGreaterThan(950);
  const told = Object.keys(bodies()[0]?.areas ?? {});
  expect(told).toEqual(reports.slice(0, told.length).map(({ area }) => area));
});

test('a visit of all areas with many codes has at most 1 kB', () => {
  const codes = new Map(
    ['area-script', 'area-timeout', 'area-truncated', 'area-start', 'area-mount'].map((code) => [code, 99]),
  );
  const areas = ['mf-dashboard', 'mf-settings', 'mf-recommendations', 'mf-connection', 'mf-licensing'] as const;
  const full = {
    ...{ entries: {}, failures: new Map(areas.map((area) => [area, codes])) },
    reports: areas.map((area) => ({ ...report, area, version: '0.10.10-abcdef01', milliseconds: 60_000 })),
    retries: new Map(areas.map((area) => [area, 99])),
    lost: new Map(areas.map((area) => [area, 99])),
    interactions: new Map(areas.map((area) => [area, 5000])),
  };
  const visit = visitOf(full);
  expect(visit && bodyOf(visit, 1024)).toBe(JSON.stringify(visit));
});
