import type { AreaVisit, Registry, Visit } from '@flightdeck/shared/contracts/releases';
import { areasFor } from '../set/audience';
import { fakeRegistry } from '../testing/fake-set';
import { type Counts, countRequest, countsReport, countVisit, noCounts } from './counts';

const area = 'mf-dashboard';
const liveVersion = '1.0.0';
const stagedVersion = '2.0.0';
const start = Date.parse('2026-11-23T10:00:00Z');
const hour = 3_600_000;

/** Returns a registry that stages a release for testers. @param since null for no staged release */
function registryWith(since: string | null, version = stagedVersion): Registry {
  const registry = fakeRegistry();
  const entry = registry.areas[area];
  if (!entry || since === null) return registry;
  const staged = { entry: { ...entry, version }, release: 'x.json', audience: { roles: ['tester'] }, since };
  return { ...registry, staged: { [area]: staged } };
}
const registry = registryWith('a');

const visitOf = (version: string, result: Omit<AreaVisit, 'version'> = {}): Visit => ({
  areas: { [area]: { version, ...result } },
});
const failedVisit = (version: string) => visitOf(version, { code: 'area-mount' });
const userWith = (...roles: readonly string[]) => ({ site: 'site.example', user: 1, roles });
const tester = userWith('tester');

/** Counts visits, each of another user. Only testers get the staged release. @param userPrefix starts the IDs of the users */
function countsAfter(visits: readonly Visit[], counts = noCounts, current = registry, userPrefix = 'user'): Counts {
  return visits.reduce((before, visit, index) => {
    const visitor = visit.areas[area]?.version === liveVersion ? userWith() : tester;
    return countVisit(before, visit, current, `${userPrefix} ${index}`, visitor, start);
  }, counts);
}
const repeated = (count: number, visit: Visit) => Array.from({ length: count }, () => visit);
const totalOf = ({ totals }: Counts, version: string) => totals[area]?.[version];
const servedBy = (counts: Counts, current = registry) => areasFor(current, tester, counts)[area]?.version;

test('a visit adds to the totals of its release, but the load time of a failed visit is ignored', () => {
  const counts = countsAfter([
    visitOf(liveVersion, { ms: 120 }),
    visitOf(liveVersion, { ms: 80 }),
    visitOf(liveVersion, { ms: 20_000, code: 'area-timeout' }),
    visitOf(stagedVersion),
  ]);
  expect(totalOf(counts, liveVersion)).toEqual({ visits: 3, failures: 1, ms: 200, codes: { 'area-timeout': 1 } });
  expect(totalOf(counts, stagedVersion)).toEqual({ visits: 1, failures: 0, ms: 0, codes: {} });
});

test.each([
  ['a release that is neither live nor staged', visitOf('3.0.0'), tester],
  ['an unknown area', { areas: { 'mf-weather': { version: liveVersion } } }, tester],
  ['an area named like a property of every object', { areas: { constructor: { version: liveVersion } } }, tester],
  ['the staged release by a user who does not get it', failedVisit(stagedVersion), userWith('editor')],
  ['the live release by a user who gets the staged one', failedVisit(liveVersion), tester],
  ['an unknown code', visitOf(stagedVersion, { code: 'area-nonsense' }), tester],
  ['a code that no release can cause', visitOf(stagedVersion, { code: 'rest-network' }), tester],
])('a visit with %s is not counted', (_what, visit, visitor) => {
  const { totals, trials } = countVisit(noCounts, visit, registry, 'a', visitor, start);
  expect(totals).toEqual({ [area]: {} });
  expect(trials[area]).toMatchObject({ visits: 0, failures: 0, hasLiveFailed: false });
});

test.each([
  [1e12, 60_000],
  [-5, 0],
  [40.6, 41],
])('a load time of %d ms counts as %d ms', (ms, sum) => {
  expect(totalOf(countsAfter([visitOf(liveVersion, { ms })]), liveVersion)?.ms).toBe(sum);
});

test('a user can send 30 requests in one hour, and more in the next hour', () => {
  let counts: Counts | null = noCounts;
  for (let request = 0; request < 30; request += 1) counts = counts && countRequest(counts, 'same', start);
  if (!counts) throw new Error('The user is refused too early.');
  expect(countRequest(counts, 'same', start)).toBeNull();
  expect(countRequest(counts, 'same', start + hour)?.rate.users).toEqual({ same: 1 });
  expect(countRequest(counts, 'other', start)).not.toBeNull();
});

test('a release that fails in its first visits is no longer served, and the report shows its failures', () => {
  const counts = countsAfter([
    ...repeated(9, visitOf(liveVersion, { ms: 40 })),
    ...repeated(5, failedVisit(stagedVersion)),
  ]);
  expect(servedBy(counts)).toBe(liveVersion);
  expect(countsReport(counts, registry)).toEqual({
    areas: {
      [area]: [
        { version: liveVersion, stage: 'live', visits: 9, failures: 0, ms: 40, codes: {} },
        { version: stagedVersion, stage: 'withdrawn', visits: 5, failures: 5, ms: null, codes: { 'area-mount': 5 } },
      ],
    },
    withdrawn: {
      [area]: { version: stagedVersion, since: 'a', at: '2026-11-23T10:00:00.000Z', visits: 5, failures: 5 },
    },
  });
  expect(countsAfter([failedVisit(stagedVersion)], counts).totals).toEqual(counts.totals);
});

test('the report shows the staged release beside the live one', () => {
  const { areas, withdrawn } = countsReport(countsAfter([visitOf(stagedVersion, { ms: 30 })]), registry);
  expect(areas[area]).toMatchObject([
    { version: liveVersion, stage: 'live', visits: 0, ms: null },
    { version: stagedVersion, stage: 'staged', visits: 1, ms: 30 },
  ]);
  expect(withdrawn).toEqual({});
});

test('a staged release stays served if the live release fails too', () => {
  expect(servedBy(countsAfter([failedVisit(liveVersion), ...repeated(20, failedVisit(stagedVersion))]))).toBe(
    stagedVersion,
  );
});

test('a release that is staged again gets another trial, and keeps its totals', () => {
  const withdrawn = countsAfter(repeated(5, failedVisit(stagedVersion)));
  const restaged = registryWith('b');
  expect(servedBy(withdrawn, restaged)).toBe(stagedVersion);
  const afterFour = countsAfter(repeated(4, failedVisit(stagedVersion)), withdrawn, restaged);
  expect([servedBy(afterFour, restaged), totalOf(afterFour, stagedVersion)?.visits]).toEqual([stagedVersion, 9]);
  expect(servedBy(countsAfter([failedVisit(stagedVersion)], afterFour, restaged, 'fifth'), restaged)).toBe(liveVersion);
});

test('a newly staged release starts without counts, and those of the previous one are removed', () => {
  const other = registryWith('b', '3.0.0');
  const counts = countsAfter(
    [failedVisit('3.0.0')],
    countsAfter([visitOf(liveVersion), ...repeated(4, failedVisit(stagedVersion))]),
    other,
  );
  expect(Object.keys(counts.totals[area] ?? {})).toEqual([liveVersion, '3.0.0']);
  expect(counts.trials[area]).toMatchObject({ version: '3.0.0', visits: 1 });
});

test('a promoted release keeps its totals as the live one', () => {
  const before = countsAfter([visitOf(liveVersion), visitOf(stagedVersion, { ms: 30 })]);
  const promoted = fakeRegistry();
  const entry = promoted.areas[area];
  const after = countVisit(
    before,
    visitOf(liveVersion),
    { ...promoted, areas: { [area]: entry && { ...entry, version: stagedVersion } } },
    'a',
    tester,
    start,
  );
  expect(after).toMatchObject({ totals: { [area]: { [stagedVersion]: { visits: 1, ms: 30 } } }, trials: {} });
  expect(Object.keys(after.totals[area] ?? {})).toEqual([stagedVersion]);
});

test.each([2, 400, -400])('a release is withdrawn and stays withdrawn even if the clock jumps by %d days', (days) => {
  const at = start + days * 24 * hour;
  const afterFour = countsAfter(repeated(4, failedVisit(stagedVersion)));
  const afterFive = countVisit(afterFour, failedVisit(stagedVersion), registry, 'fifth', tester, at);
  expect(servedBy(afterFive)).toBe(liveVersion);
  expect(servedBy(countVisit(afterFive, failedVisit(stagedVersion), registry, 'later', tester, start))).toBe(
    liveVersion,
  );
});
