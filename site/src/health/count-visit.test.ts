import type { AreaVisit, Visit } from '@flightdeck/shared/contracts/health';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import { areasFor } from '../set/audience';
import { fakeRegistry } from '../testing/fake-set';
import { type Book, emptyBook, everyAt, hourOf, total } from './book';
import { countRequest, countVisit } from './count-visit';
import { healthReport } from './health';

const area = 'mf-dashboard';
const live = '1.0.0';
const next = '2.0.0';
const start = Date.parse('2026-11-23T10:00:00Z');
const hour = 3_600_000;

/** A registry that stages a release for testers. */
function registryWith(since: string | null, version = next): Registry {
  const registry = fakeRegistry();
  const entry = registry.areas[area];
  if (!entry || since === null) return registry;
  const staged = { entry: { ...entry, version }, release: 'x.json', audience: { roles: ['tester'] }, since };
  return { ...registry, staged: { [area]: staged } };
}
const registry = registryWith('a');

const visitOf = (version: string, told: Partial<AreaVisit> = {}): Visit => ({
  areas: { [area]: { version, ...told } },
});
const failed = (version: string) => visitOf(version, { codes: { 'area-mount': 1 } });

const userWith = (...roles: readonly string[]) => ({ site: 'site.example', user: 1, roles });
/** Counts a visit of a user who gets the release that the visit tells: only testers get another than the live one. */
function tell(book: Book, visit: Visit, given: Registry, user: string, now: number) {
  const request = countRequest(book, user, now);
  if (!request) return { book, isRefused: true, takenBack: [] };
  const isLive = Object.values(visit.areas).every(({ version }) => version === live);
  const visitor = isLive ? userWith() : userWith('tester');
  return { ...countVisit(request, visit, given, user, visitor, now), isRefused: false };
}

/** Counts visits one after the other, each of another user. */
function counted(
  visits: readonly Visit[],
  book: Book = emptyBook,
  given = registry,
  userOf: (index: number) => string = String,
) {
  let now = { book, isRefused: false, takenBack: [] as readonly { area: string; reason: string }[] };
  const taken: string[] = [];
  for (const [index, visit] of visits.entries()) {
    now = tell(now.book, visit, given, userOf(index), start);
    taken.push(...now.takenBack.map((each) => `${each.area} ${each.reason} after ${index + 1}`));
  }
  return { book: now.book, isRefused: now.isRefused, taken };
}
const many = (count: number, visit: Visit) => Array.from({ length: count }, () => visit);

test('a visit adds its counts to the release that it ran', () => {
  const told = { ms: 120, codes: { 'area-mount': 2, 'rest-timeout': 1 }, retries: 1, lost: 0, inp: 250 };
  const { book } = counted([visitOf(live, told), visitOf(live, { ms: 80, inp: 90 }), visitOf(next)]);
  expect(total(book, area, live)).toEqual({
    ...{ loads: 2, failures: 1, ms: 200, retries: 1, lost: 0, interactions: 2, slow: 1 },
    codes: { 'area-mount': 2, 'rest-timeout': 1 },
  });
  expect(total(book, area, next).loads).toBe(1);
});

test('a site that does not answer is no failure of the release', () => {
  const { book } = counted([visitOf(live, { codes: { 'rest-network': 5 } })]);
  expect(total(book, area, live)).toMatchObject({ loads: 1, failures: 0 });
});

test.each([
  ['a release that is neither live nor staged', visitOf('3.0.0')],
  ['an unknown area', { areas: { 'mf-weather': { version: live } } }],
  ['a name that every object has', { areas: { constructor: { version: live } } }],
])('%s is not counted', (_what, visit) => {
  const { book } = counted([visit]);
  expect(Object.values(book.hours).map(({ areas }) => areas)).toEqual([{}]);
});

test.each([
  ['the staged release, by a user who does not get it', next, userWith('editor')],
  ['the live release, by a user who gets the staged one', live, userWith('tester')],
])('%s, is not counted', (_what, version, visitor) => {
  const { book } = countVisit(emptyBook, failed(version), registry, 'a', visitor, start);
  expect([total(book, area, version).loads, book.trials]).toEqual([0, {}]);
});

test('codes that are not in the catalogue are not counted', () => {
  const { book } = counted([visitOf(live, { codes: { 'area-nonsense': 1, 'rest-anything': 1, 'link-refused': 1 } })]);
  expect(total(book, area, live)).toMatchObject({ failures: 0, codes: { 'link-refused': 1 } });
});

test('numbers of a visit are limited, and names that are no codes are left out', () => {
  const told = {
    ms: 1e12,
    retries: -5,
    lost: 1e300,
    codes: { 'area-mount': 1e9, '<b>': 1, __proto__: 1, toString: 1 },
  };
  const { book } = counted([visitOf(live, told)]);
  expect(total(book, area, live)).toMatchObject({ ms: 60_000, retries: 0, lost: 100, codes: { 'area-mount': 100 } });
});

test('sums do not overflow', () => {
  const { book } = counted([visitOf(live, { ms: 60_000 })]);
  const row = book.hours[hourOf(start)]?.areas[area]?.[live];
  if (row) Object.assign(row, { loads: 1e9, ms: 1e9 });
  expect(total(counted([visitOf(live, { ms: 60_000 })], book).book, area, live)).toMatchObject({ loads: 1e9, ms: 1e9 });
});

test('hours are kept for 14 days, and those of a wrong clock are removed', () => {
  const { book } = counted([visitOf(live)]);
  const at = (now: number) => Object.keys(tell(book, visitOf(live), registry, 'b', now).book.hours).length;
  expect(at(start + (14 * 24 - 1) * hour)).toBe(2);
  expect(at(start + 14 * 24 * hour)).toBe(1);
  expect(at(start - 3 * hour)).toBe(1);
});

test('one user is refused after 30 visits in one hour, and counted again in the next', () => {
  const { book, isRefused } = counted(many(31, visitOf(live)), emptyBook, registry, () => 'same');
  expect([isRefused, total(book, area, live).loads]).toEqual([true, 30]);
  expect(tell(book, visitOf(live), registry, 'same', start + hour).isRefused).toBe(false);
  expect(tell(book, visitOf(live), registry, 'other', start).isRefused).toBe(false);
});

test('more than 10,000 visits in 24 hours are sampled, evenly over an hour', () => {
  const at = hourOf(start);
  const book: Book = { ...emptyBook, hours: { [at - 1]: { visits: 25_000, every: 1, areas: {} } } };
  expect([everyAt(book, at), everyAt(book, at + 24)]).toEqual([3, 1]);
  const counting = tell(book, visitOf(live), registry, 'a', start).book;
  expect(counting.hours[at]).toMatchObject({ visits: 3, every: 3 });
});

test('a release that fails at its start is taken back, with the reason', () => {
  const { book, taken } = counted([...many(60, visitOf(live)), ...many(5, failed(next))]);
  expect(taken).toEqual(['mf-dashboard start after 65']);
  expect(healthReport(book, registry)).toMatchObject({
    areas: {
      [area]: [
        { version: live, stage: 'live', loads: 60 },
        { version: next, stage: 'earlier', failures: 5 },
      ],
    },
    takenBack: [
      {
        ...{ area, version: next, since: 'a', reason: 'start', at: '2026-11-23T10:00:00.000Z' },
        ...{ staged: { loads: 5, failures: 5 }, live: { loads: 60, failures: 0 } },
      },
    ],
  });
});

test('a release that fails more often than the live one is taken back', () => {
  const sound = many(46, visitOf(next));
  const { taken } = counted([...many(400, visitOf(live)), ...sound, ...many(4, failed(next))]);
  expect(taken).toEqual(['mf-dashboard rate after 450']);
});

test('visits of the live release are no look at the failures of the staged one', () => {
  const { book, taken } = counted([...many(9, visitOf(live)), ...many(5, failed(next)), ...many(40, visitOf(live))]);
  expect(taken).toEqual([]);
  expect(counted([visitOf(next)], book, registry, () => 'next').taken).toHaveLength(1);
});

test('loads of the live release from before the trial count', () => {
  const { book } = counted(many(400, visitOf(live)), emptyBook, registryWith(null));
  expect(counted([...many(46, visitOf(next)), ...many(4, failed(next))], book).taken).toHaveLength(1);
});

test.each([
  ['many visits', () => 'forger'],
  ['visits of two users', (index: number) => `user ${index % 2}`],
])('%s cannot take a release back alone', (_what, userOf) => {
  let book = counted(many(60, visitOf(live))).book;
  for (let day = 0; day < 13; day += 1)
    for (let index = 0; index < 60; index += 1) {
      const found = tell(book, failed(next), registry, userOf(index), start + day * 24 * hour);
      expect(found.takenBack).toEqual([]);
      book = found.book;
    }
});

test.each([1, 13, 400, -1, -400])('a clock that jumps by %d days does not serve a release again', (days) => {
  const { book } = counted([...many(10, visitOf(live)), ...many(5, failed(next))]);
  const at = start + days * 24 * hour;
  const jumped = tell(book, failed(next), registry, 'later', at).book;
  const back = tell(jumped, failed(next), registry, 'back', start).book;
  const visitor = { site: 'site.example', user: 1, roles: ['tester'] };
  for (const each of [jumped, back]) expect(areasFor(registryWith('a'), visitor, each)[area]?.version).toBe(live);
  expect(
    Object.keys(back.hours)
      .map(Number)
      .every((each) => each <= hourOf(start)),
  ).toBe(true);
});

test('a clock that jumps during a trial keeps the counts of the trial', () => {
  const { book } = counted([...many(60, visitOf(live)), ...many(4, failed(next))]);
  for (const days of [400, -400]) {
    const found = tell(book, failed(next), registry, 'later', start + days * 24 * hour);
    expect(found.takenBack).toMatchObject([
      { reason: 'start', staged: { loads: 5, failures: 5 }, live: { loads: 60 } },
    ]);
  }
});

test('another release that is staged starts without counts', () => {
  const { book } = counted([...many(60, visitOf(live)), ...many(4, failed(next))]);
  const other = registryWith('b', '3.0.0');
  expect(counted([failed('3.0.0')], book, other, () => 'other').taken).toEqual([]);
  expect(counted(many(5, failed('3.0.0')), book, other, (index) => `other ${index}`).taken).toHaveLength(1);
});

test('a release that was taken back is not counted on; staged again, it gets another trial', () => {
  const { book } = counted([...many(10, visitOf(live)), ...many(5, failed(next))]);
  expect(total(counted([failed(next)], book).book, area, next).loads).toBe(5);
  const again = counted(many(5, failed(next)), book, registryWith('b'), (index) => `other ${index}`);
  expect(again.taken).toHaveLength(1);
});

test('a release that is still staged stays taken back, however many others are', () => {
  const [entry, trial] = [registry.areas[area], registry.staged?.[area]];
  if (!entry || !trial) throw new Error('Nothing is staged.');
  const other = 'mf-settings';
  const both = { ...registry, areas: { [area]: entry, [other]: entry }, staged: { [area]: trial, [other]: trial } };
  const { book } = counted([...many(60, visitOf(live)), ...many(5, failed(next))], emptyBook, both);
  const ended = many(20, visitOf(live)).flatMap(() =>
    book.takenBack.map((each) => ({ ...each, area: 'mf-licensing' })),
  );
  const visit = { areas: { [other]: { version: next, codes: { 'area-mount': 1 } } } };
  const full = { ...book, takenBack: [...book.takenBack, ...ended] };
  const after = counted(many(7, visit), full, both, (index) => `other ${index}`);
  expect(after.taken).toEqual(['mf-settings start after 7']);
  const visitor = { site: 'site.example', user: 1, roles: ['tester'] };
  expect(areasFor(registryWith('a'), visitor, after.book)[area]?.version).toBe(live);
  // The oldest of the others was dropped.
  expect(after.book.takenBack.map((each) => each.area)).toEqual([area, ...Array(19).fill('mf-licensing'), other]);
});

test('the counts of users are removed when the trial ends', () => {
  const { book } = counted([failed(next)]);
  expect(Object.keys(book.trials)).toEqual([area]);
  expect(counted([visitOf(live)], book, registryWith(null)).book.trials).toEqual({});
});

test('without a staged release, nothing is taken back', () => {
  expect(counted(many(30, failed(live)), emptyBook, registryWith(null)).taken).toEqual([]);
});
