import fc from 'fast-check';
import { failed, loaded, loading } from '../cards/reading';
import { type RecordFacts, recordsPending, shares, upsellRecords } from './upsell-records';

const known: RecordFacts = { totals: loaded({ posts: 25, comments: 12 }), plugins: loaded(2) };

test('DASH-048 DASH-055 more than 20 posts and all numbers there: each kind with its count and colour', () => {
  expect(upsellRecords(known)).toEqual([
    { kind: 'posts', count: 25, backgroundColor: '#00BA37' },
    { kind: 'plugins', count: 2, backgroundColor: '#3895BA' },
    { kind: 'comments', count: 12, backgroundColor: '#E68B28' },
  ]);
});

test.each<[string, Partial<RecordFacts>, boolean, boolean]>([
  ['DASH-055 21 posts', { totals: loaded({ posts: 21, comments: 0 }) }, true, false],
  ['DASH-055 20 posts are too few', { totals: loaded({ posts: 20, comments: 99 }) }, false, false],
  ['DASH-055 figures on their way', { totals: loading }, false, true],
  ['DASH-055 plugins on their way', { plugins: loading }, false, true],
  ['figures failed', { totals: failed('x') }, false, false],
  ['figures failed, plugins on their way', { totals: failed('x'), plugins: loading }, false, false],
  ['plugins failed', { plugins: failed('x') }, false, false],
  ['figures that nobody could tell', { totals: loaded(null), plugins: loading }, false, false],
  ['no number', { totals: loaded({ posts: Number.NaN, comments: 0 }) }, false, false],
])('%s', (_what, change, shown, awaited) => {
  const facts = { ...known, ...change };
  expect(upsellRecords(facts) !== null).toBe(shown);
  expect(recordsPending(facts)).toBe(awaited);
});

test.each([
  [
    [25, 2, 25],
    [48, 3.8, 48],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [-4, 1],
    [0, 100],
  ],
])('shares of %j are %j percent', (counts, percents) => {
  expect(shares(counts)).toEqual(percents);
});

test('shares are never more than the whole, nor no number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (counts) => {
      for (const share of shares(counts)) expect(share >= 0 && share <= 100).toBe(true);
    }),
  );
});
