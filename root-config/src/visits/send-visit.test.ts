/** @jest-environment ./tools/jest/environment.cjs */
import { startApi } from '@flightdeck/shared/api';
import { failure, readPageState } from '@flightdeck/shared/contracts/page';
import { visitSchema, visitsRoute } from '@flightdeck/shared/contracts/releases';
import { areaFailureCodes } from '@flightdeck/shared/parts';
import { startSession } from '@flightdeck/shared/session';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import * as v from 'valibot';
import type { AreaReport } from '../loader/loader';
import { sendVisitAtEnd } from './send-visit';
import { visitOf } from './visit';

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
  Reflect.deleteProperty(globalThis, Symbol.for('flightdeck.analytics.1'));
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

function start(): void {
  stop = sendVisitAtEnd({ entries: {}, reports: () => reports });
}
function leave(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}
const bodies = () => sent.map(({ init }) => v.parse(visitSchema, JSON.parse(String(init?.body))));

test('a visit is sent once, when the user leaves the page', () => {
  start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  leave();
  leave();
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies()).toEqual([{ areas: { 'mf-dashboard': { version: '1.0.0', ms: 40 } } }]);
  expect(sent[0]).toMatchObject({
    url: `${state.initial.WP_API_root}${visitsRoute}`,
    init: { method: 'POST', keepalive: true, headers: { 'X-WP-Nonce': state.initial.WP_API_nonce } },
  });
});

test('a visit is sent with the current nonce', () => {
  start();
  startApi({ nonce: 'nonce-2' });
  leave();
  expect(sent[0]).toMatchObject({ init: { headers: { 'X-WP-Nonce': 'nonce-2' } } });
});

test('the code of a part that failed is sent', () => {
  start();
  areaFailureCodes().set('mf-dashboard', new Set(['rest-timeout', 'area-mount']));
  leave();
  expect(bodies()[0]?.areas['mf-dashboard']).toEqual({ version: '1.0.0', ms: 40, code: 'area-mount' });
});

test('a request that fails is not repeated, and its rejection is handled', async () => {
  const rejected = jest.fn();
  process.on('unhandledRejection', rejected);
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('blocked'));
  start();
  leave();
  leave();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', rejected);
  expect([fetched.mock.calls.length, rejected.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['opted out on this page', () => Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: true })],
  ['opted out in an earlier visit', () => localStorage.setItem('flightdeck.visits.off', '1')],
  ['sends Global Privacy Control', () => Reflect.set(navigator, 'globalPrivacyControl', true)],
])('nothing is sent for a user who %s', (_what, optOut) => {
  start();
  optOut();
  leave();
  expect(sent).toEqual([]);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('an opt-out is remembered until the user opts in again', () => {
  start();
  Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: true });
  leave();
  expect(localStorage.getItem('flightdeck.visits.off')).toBe('1');
  Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: null });
  leave();
  expect(localStorage.getItem('flightdeck.visits.off')).toBe('1');
  Reflect.set(globalThis, Symbol.for('flightdeck.analytics.1'), { optedOut: false });
  leave();
  expect([localStorage.getItem('flightdeck.visits.off'), sent.length]).toEqual([null, 1]);
});

test('a visit is sent even if the browser blocks storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  start();
  leave();
  expect(sent).toHaveLength(1);
});

const visitRecord = { entries: {}, reports: [report], failures: new Map() };

test.each([
  ['the code of a load that failed', 'area-script', [], 'area-script'],
  ['the code of a part that failed', null, ['area-mount'], 'area-mount'],
  ['the code of a part that the area lacks', 'part-unknown', ['area-mount'], 'part-unknown'],
  ['no code when the site does not answer', null, ['rest-network', 'session-ended'], undefined],
] as const)('sends %s', (_what, loadCode, partCodes, sentCode) => {
  const lastFailure =
    loadCode && ({ failure: failure(loadCode, 'x'), part: 'mf-dashboard/at-a-glance', at: '' } as const);
  const reports = [lastFailure ? { ...report, lastFailure } : report];
  const visit = visitOf({ ...visitRecord, reports, failures: new Map([['mf-dashboard', partCodes]]) });
  expect(visit?.areas['mf-dashboard']?.code).toBe(sentCode);
});

test.each([
  ['no area was loaded', { reports: [] }],
  ['the set does not name the area', { reports: [{ ...report, version: '' }] }],
  ['the files are those of a development server', { entries: { 'mf-dashboard': { origin: 'http://127.0.0.1:1/' } } }],
])('nothing is sent when %s', (_what, change) => {
  expect(visitOf(Object.assign({}, visitRecord, change))).toBeNull();
});

test('omits the last areas of a visit that would exceed 1 kB', () => {
  const letters = [...'abcdefghijklmnopqrst'];
  reports = letters.map((letter) => ({ ...report, area: `mf-team-${letter}`, version: '0.10.10-abcdef01' }));
  start();
  leave();
  const body = String(sent[0]?.init?.body);
  expect(body.length).toBeLessThanOrEqual(1024);
  expect(body.length).toBeGreaterThan(950);
  const sentAreas = Object.keys(bodies()[0]?.areas ?? {});
  expect(sentAreas).toEqual(reports.slice(0, sentAreas.length).map(({ area }) => area));
});
