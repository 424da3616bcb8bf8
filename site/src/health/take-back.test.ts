import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fisher } from './fisher';
import { levelAt, takeBack } from './take-back';

const pair = v.tuple([v.number(), v.number()]);
/** The WordPress plugin has the same table (`wordpress/tests/php/take-back-test.php`). */
const cases = v.parse(
  v.array(
    v.object({
      ...{ name: v.string(), staged: pair, during: pair, before: pair },
      reason: v.nullable(v.picklist(['start', 'rate'])),
    }),
  ),
  JSON.parse(readFileSync(join(__dirname, '../../../wordpress/samples/take-back-cases.json'), 'utf8')),
);
const counts = ([loads, failures]: readonly [number, number]) => ({ loads, failures });

test.each(cases)('$name: $reason', ({ staged, during, before, reason }) => {
  const trial = { staged: counts(staged), during: counts(during), before: counts(before) };
  expect(takeBack(trial)?.reason ?? null).toBe(reason);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('a count of %s keeps the release', (loads) => {
  const trial = { staged: { loads, failures: 60 }, during: counts([450, 0]), before: counts([0, 0]) };
  expect(takeBack(trial)).toBeNull();
});

// Exact values, from whole numbers.
test.each([
  [[8, 1], [10, 9], 0.9999771470359705],
  [[10, 8], [10, 2], 0.011507068782610578],
  [[50, 4], [450, 0], 8.950533002199886e-5],
  [[200, 10], [1800, 18], 2.0954712572679928e-4],
  [[20, 0], [20, 0], 1],
] as const)('Fisher: %j against %j gives %d', (one, other, p) => {
  const found = fisher(counts(one), counts(other));
  expect(Math.abs(found - p) / p).toBeLessThan(1e-9);
});

test.each([
  [5, 0.002],
  [4, 0.008],
])('the levels from failure %d on add up to %d', (first, total) => {
  let sum = 0;
  for (let failures = 0; failures <= 100_000; failures += 1) sum += levelAt(failures, first, total);
  expect(sum).toBeLessThan(total);
  expect(sum).toBeGreaterThan(total * 0.999);
});

// Looking up a global in each of 30 million calls takes most of the time under Jest.
const { imul } = Math;

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Run {
  /** Part of all loads that fail, of the live and of the staged release. */
  readonly live: number;
  readonly staged: number;
  readonly share: number;
  /** Visits before the staged release, and after its start. */
  readonly before: number;
  readonly visits: number;
}

/**
 * Simulates visits, with a decision after each failure of the staged release and after every tenth load of it: other loads only make
 * the result less significant. Returns the loads until it was taken back; null if it was not.
 */
function simulated(random: () => number, run: Run): number | null {
  const before = { loads: run.before, failures: 0 };
  for (let visit = 0; visit < run.before; visit += 1) if (random() < run.live) before.failures += 1;
  const during = { loads: 0, failures: 0 };
  const staged = { loads: 0, failures: 0 };
  for (let visit = 0; visit < run.visits; visit += 1) {
    const isStaged = random() < run.share;
    const release = isStaged ? staged : during;
    release.loads += 1;
    const isFailure = random() < (isStaged ? run.staged : run.live);
    if (isFailure) release.failures += 1;
    if (isStaged && (isFailure || staged.loads % 10 === 0) && takeBack({ staged, during, before })) return staged.loads;
  }
  return null;
}

const runs = 2000;
const shareOf = (run: Run, isHit: (loads: number | null) => boolean) => {
  const random = seeded(20261123);
  let hits = 0;
  for (let round = 0; round < runs; round += 1) if (isHit(simulated(random, run))) hits += 1;
  return hits / runs;
};

const trials = [
  [0.1, 2000],
  [0.5, 2000],
  [0.5, 30],
  [0.1, 0],
  [0.5, 0],
  [0.9, 0],
] as const;
test.each(
  trials.flatMap(([share, before]) => [0, 0.002, 0.01, 0.05, 0.1].map((rate) => [rate, share, before] as const)),
)(
  '2,000 visits to releases that both fail for %d (share %d, %d visits before): under 1 % of runs are false alarms',
  (rate, share, before) => {
    const run = { live: rate, staged: rate, share, before, visits: 2000 };
    expect(shareOf(run, (loads) => loads !== null)).toBeLessThan(0.01);
  },
);

test('without any visit of the live release, under 1 % of runs of a release that fails for 10 % are false alarms', () => {
  const run = { live: 0.1, staged: 0.1, share: 1, before: 0, visits: 2000 };
  expect(shareOf(run, (loads) => loads !== null)).toBeLessThan(0.01);
});

test('with one visit of the live release, under 1 % of runs of releases that both fail for 40 % are false alarms', () => {
  const run = { live: 0.4, staged: 0.4, share: 0.9, before: 1, visits: 400 };
  expect(shareOf(run, (loads) => loads !== null)).toBeLessThan(0.01);
});

// The last number is the part of runs in which it is caught, rounded down. The levels that keep false alarms rare cost power
// where the live release fails often too.
test.each([
  [0, 0.1, 2000, 0.98],
  [0.002, 0.1, 2000, 0.97],
  [0.002, 0.5, 2000, 0.92],
  [0.005, 0.1, 2000, 0.9],
  [0.01, 0.1, 2000, 0.65],
  [0.002, 0.1, 0, 0.95],
])(
  'a release that fails for 5 %% in place of %d (share %d, %d visits before) is caught within 200 loads in %d of runs',
  (live, share, before, part) => {
    const run = { live, staged: 0.05, share, before, visits: Math.ceil(260 / share) };
    expect(shareOf(run, (loads) => loads !== null && loads <= 200)).toBeGreaterThan(part);
  },
);

test('a release that fails for 30 % is caught within 50 loads in nearly all runs', () => {
  const run = { live: 0.002, staged: 0.3, share: 0.1, before: 2000, visits: 1000 };
  expect(shareOf(run, (loads) => loads !== null && loads <= 50)).toBeGreaterThan(0.99);
});
