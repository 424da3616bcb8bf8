/** @jest-environment ./tools/jest/environment.cjs */

import type { LoadAnswer } from '@flightdeck/shared/contracts/areas';
import type { PageRegistry, RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { areaFailures, olderReleases } from '@flightdeck/shared/parts';
import { quietPart } from '../testing/fake-area';
import { type AfterFailure, chainSteps, olderRelease, restart } from './load-chain';
import type { AreaReport } from './loader';
import { keepOlderReleases, settlingTime } from './older-releases';

const hash = `sha384-${'A'.repeat(64)}`;
const entry = (version: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  base: `mf-settings/${version}/`,
  version,
  files: { 'remote.js': hash },
  entry: 'remote.js',
  container: 'test_older',
  manifest: { name: 'mf-settings', parts: {}, widgets: [], needs: {} },
  chunks: {},
  ...more,
});
const answer: LoadAnswer = { state: 'ready', part: quietPart };

/** Simulates a visit while this release is live. */
function visit(version: string, isWorking: boolean, live = entry(version), change: Partial<AreaReport> = {}) {
  areaFailures().clear();
  if (!isWorking) areaFailures().set('mf-settings', 2);
  const registry: PageRegistry = { url: 'http://localhost/set/', areas: { 'mf-settings': live } };
  const report: AreaReport = { area: 'mf-settings', version, state: 'ready', milliseconds: 1, ...change };
  const requested: string[] = [];
  const loaderNamed = (name: string) => ({
    load: async () => {
      requested.push(name);
      return answer;
    },
  });
  const page = { ...loaderNamed('live'), entries: registry.areas, reports: () => [report] };
  const afterFailure: AfterFailure = { restarts: new Map(), olderReleases: new Map() };
  const loader = chainSteps(page, afterFailure, [olderRelease(afterFailure), restart(afterFailure)]);
  keepOlderReleases({ loader, registry, startRelease: (_area, { version: older }) => loaderNamed(older).load });
  jest.advanceTimersByTime(settlingTime);
  const older = olderReleases();
  if (!older) throw new Error('There are no older releases.');
  const load = async () => {
    await loader.load('mf-settings/security');
    return requested.at(-1);
  };
  return { older, load };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the last working release is offered, and used from the next attempt', async () => {
  visit('1.0.0', true);
  const { older, load } = visit('2.0.0', false);
  expect(older.version('mf-settings')).toBe('1.0.0');
  expect(await load()).toBe('live');
  older.use('mf-settings');
  expect(await load()).toBe('1.0.0');
  // No release is older than 1.0.0.
  expect(older.version('mf-settings')).toBeNull();
});

test('a restart loads the same release with a new loader and still offers the older one', async () => {
  visit('1.0.0', true);
  const { older, load } = visit('2.0.0', false);
  older.reloadFiles('mf-settings');
  expect(await load()).toBe('2.0.0');
  expect(older.version('mf-settings')).toBe('1.0.0');
  older.use('mf-settings');
  older.reloadFiles('mf-settings');
  expect(await load()).toBe('1.0.0');
});

test('offers the previous release, not the failing one that worked before', () => {
  visit('1.0.0', true);
  visit('2.0.0', true);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBe('1.0.0');
});

test('a failed release is not remembered as working', () => {
  visit('1.0.0', false);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test('a development server in place of a release is not remembered', () => {
  visit('1.0.0', true, entry('1.0.0', { origin: 'http://localhost:8421/' }));
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test.each<[string, Partial<AreaReport>]>([
  ['that failed to load', { state: 'failed' }],
  ['that an override replaced', { version: '1.0.1' }],
])('a release %s is not remembered', (_which, change) => {
  visit('1.0.0', true, entry('1.0.0'), change);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test('without an older release, the page keeps the live one', async () => {
  const { older, load } = visit('1.0.0', false);
  older.use('mf-settings');
  older.reloadFiles('mf-dashboard');
  expect(await load()).toBe('live');
});

test('a stored release of the set is offered for its area only', () => {
  localStorage.setItem('flightdeck.worked.mf-settings.1', JSON.stringify([entry('0.9.0')]));
  const { older } = visit('2.0.0', false);
  expect(older.version('mf-settings')).toBe('0.9.0');
  expect(older.version('mf-dashboard')).toBeNull();
});

test.each([
  ['a development server', entry('0.9.0', { origin: 'http://localhost:8421/' })],
  ['another origin', entry('0.9.0', { base: 'https://evil.example/x/' })],
  ['a folder outside of the set', entry('0.9.0', { base: '../uploads/' })],
  ['a folder that climbs out of the set', entry('0.9.0', { base: 'mf-settings/../../uploads/' })],
  ['another origin without a scheme', entry('0.9.0', { base: '//evil.example/' })],
  ['a set without hashes', entry('0.9.0', { files: {} })],
  ['a set in which one file has no hash', entry('0.9.0', { chunks: { security: ['security.js'] } })],
  ['an entry in another folder', entry('0.9.0', { entry: '../remote.js', files: { '../remote.js': hash } })],
  ['a set with a hash that browsers ignore', entry('0.9.0', { files: { 'remote.js': 'sha384-x' } })],
])('a release from %s is not offered', (_where, stored) => {
  localStorage.setItem('flightdeck.worked.mf-settings.1', JSON.stringify([stored]));
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test.each(['', '{', '[1]', '{"version":"1"}'])('ignores the stored value %p', (stored) => {
  localStorage.setItem('flightdeck.worked.mf-settings.1', stored);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});
