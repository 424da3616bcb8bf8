/** @jest-environment ./tools/jest/environment.cjs */

import type { LoadAnswer } from '@flightdeck/shared/contracts/areas';
import type { PageRegistry, RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { areaFailures, olderReleases } from '@flightdeck/shared/parts';
import { quietPart } from '../testing/fake-area';
import { chainSteps, olderRelease, type RecoveryLoads, restart } from './load-chain';
import type { AreaReport } from './loader';
import { offerOlderReleases, settlingTime } from './older-releases';

const hash = `sha384-${'A'.repeat(64)}`;
const entry = (version: string, fields: Partial<RegistryEntry> = {}): RegistryEntry => ({
  base: `mf-settings/${version}/`,
  version,
  files: { 'remote.js': hash },
  entry: 'remote.js',
  container: 'test_older',
  manifest: { name: 'mf-settings', parts: {}, widgets: [], needs: {} },
  chunks: {},
  ...fields,
});
const answer: LoadAnswer = { state: 'ready', part: quietPart };

/**
 * Simulates a visit while this release is live.
 * @param isWorking false: parts of the area have failed
 * @param reportFields fields that differ in the loader's report
 */
function visit(version: string, isWorking: boolean, live = entry(version), reportFields: Partial<AreaReport> = {}) {
  areaFailures().clear();
  if (!isWorking) areaFailures().set('mf-settings', 2);
  const registry: PageRegistry = { url: 'http://localhost/set/', areas: { 'mf-settings': live } };
  const report: AreaReport = { area: 'mf-settings', version, state: 'ready', milliseconds: 1, ...reportFields };
  const requested: string[] = [];
  const recordingLoader = (name: string) => ({
    load: async () => {
      requested.push(name);
      return answer;
    },
  });
  const page = { ...recordingLoader('live'), entries: registry.areas, reports: () => [report] };
  const recoveryLoads: RecoveryLoads = { restarts: new Map(), olderReleases: new Map() };
  const loader = chainSteps(page, recoveryLoads, [olderRelease(recoveryLoads), restart(recoveryLoads)]);
  offerOlderReleases({
    loader,
    registry,
    startRelease: (_area, { version: started }) => recordingLoader(started).load,
  });
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

test('offers the last working release, and loads it after the user has chosen it', async () => {
  visit('1.0.0', true);
  const { older, load } = visit('2.0.0', false);
  expect(older.version('mf-settings')).toBe('1.0.0');
  expect(await load()).toBe('live');
  older.use('mf-settings');
  expect(await load()).toBe('1.0.0');
  // No release is older than 1.0.0.
  expect(older.version('mf-settings')).toBeNull();
});

test('reloading the files loads the same release with a new loader, and still offers the older one', async () => {
  visit('1.0.0', true);
  const { older, load } = visit('2.0.0', false);
  older.reloadFiles('mf-settings');
  expect(await load()).toBe('2.0.0');
  expect(older.version('mf-settings')).toBe('1.0.0');
  older.use('mf-settings');
  older.reloadFiles('mf-settings');
  expect(await load()).toBe('1.0.0');
});

test('offers the previous release when the live one fails, even if the live one worked before', () => {
  visit('1.0.0', true);
  visit('2.0.0', true);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBe('1.0.0');
});

test('does not store a release whose parts fail', () => {
  visit('1.0.0', false);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test('does not store a development server that replaces a release', () => {
  visit('1.0.0', true, entry('1.0.0', { origin: 'http://localhost:8421/' }));
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test.each<[string, Partial<AreaReport>]>([
  ['that failed to load', { state: 'failed' }],
  ['that an override replaced', { version: '1.0.1' }],
])('does not store a release %s', (_which, reportFields) => {
  visit('1.0.0', true, entry('1.0.0'), reportFields);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test('continues to load the live release when there is no older one, and ignores an area outside the registry', async () => {
  const { older, load } = visit('1.0.0', false);
  older.use('mf-settings');
  older.reloadFiles('mf-dashboard');
  expect(await load()).toBe('live');
});

test('offers a stored release for its area only', () => {
  localStorage.setItem('flightdeck.worked.mf-settings.1', JSON.stringify([entry('0.9.0')]));
  const { older } = visit('2.0.0', false);
  expect(older.version('mf-settings')).toBe('0.9.0');
  expect(older.version('mf-dashboard')).toBeNull();
});

test.each([
  ['from a development server', entry('0.9.0', { origin: 'http://localhost:8421/' })],
  ['from another origin', entry('0.9.0', { base: 'https://evil.example/x/' })],
  ['from a folder outside of the set', entry('0.9.0', { base: '../uploads/' })],
  ['from a folder whose path leaves the set', entry('0.9.0', { base: 'mf-settings/../../uploads/' })],
  ['from another origin, without a scheme', entry('0.9.0', { base: '//evil.example/' })],
  ['without hashes', entry('0.9.0', { files: {} })],
  ['without a hash for one file', entry('0.9.0', { chunks: { security: ['security.js'] } })],
  ['with its entry file in another folder', entry('0.9.0', { entry: '../remote.js', files: { '../remote.js': hash } })],
  ['with an invalid hash, which browsers ignore', entry('0.9.0', { files: { 'remote.js': 'sha384-x' } })],
])('does not offer a stored release %s', (_which, stored) => {
  localStorage.setItem('flightdeck.worked.mf-settings.1', JSON.stringify([stored]));
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});

test.each(['', '{', '[1]', '{"version":"1"}'])('ignores the stored value %p', (stored) => {
  localStorage.setItem('flightdeck.worked.mf-settings.1', stored);
  expect(visit('2.0.0', false).older.version('mf-settings')).toBeNull();
});
