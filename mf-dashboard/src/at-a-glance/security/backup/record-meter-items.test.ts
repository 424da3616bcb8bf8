import fc from 'fast-check';
import { failed, loaded, loading } from '../../cards/reading';
import { areRecordsPending, type RecordFacts, shares, upsellRecords } from './record-meter-items';

const loadedFacts: RecordFacts = { totals: loaded({ posts: 25, comments: 12 }), plugins: loaded(2) };

test('DASH-048 DASH-055 returns the count and color of each kind of content on a site with more than 20 posts', () => {
  expect(upsellRecords(loadedFacts)).toEqual([
    { kind: 'posts', count: 25, backgroundColor: '#00BA37' },
    { kind: 'plugins', count: 2, backgroundColor: '#3895BA' },
    { kind: 'comments', count: 12, backgroundColor: '#E68B28' },
  ]);
});

test.each<[string, Partial<RecordFacts>, boolean, boolean]>([
  ['DASH-055 shows records with 21 posts', { totals: loaded({ posts: 21, comments: 0 }) }, true, false],
  ['DASH-055 shows no records with 20 posts', { totals: loaded({ posts: 20, comments: 99 }) }, false, false],
  ['DASH-055 waits for the stats', { totals: loading }, false, true],
  ['DASH-055 waits for the plugins', { plugins: loading }, false, true],
  ['shows no records after the stats read failed', { totals: failed('x') }, false, false],
  [
    'does not wait for the plugins after the stats read failed',
    { totals: failed('x'), plugins: loading },
    false,
    false,
  ],
  ['shows no records after the plugins read failed', { plugins: failed('x') }, false, false],
  ['shows no records with unknown totals', { totals: loaded(null), plugins: loading }, false, false],
  [
    'shows no records when the number of posts is NaN',
    { totals: loaded({ posts: Number.NaN, comments: 0 }) },
    false,
    false,
  ],
])('%s', (_what, change, isShown, isPending) => {
  const facts = { ...loadedFacts, ...change };
  expect(upsellRecords(facts) !== null).toBe(isShown);
  expect(areRecordsPending(facts)).toBe(isPending);
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
])('splits %j into shares of %j percent', (counts, percents) => {
  expect(shares(counts)).toEqual(percents);
});

test('keeps every share between 0 and 100 percent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (counts) => {
      for (const share of shares(counts)) expect(share >= 0 && share <= 100).toBe(true);
    }),
  );
});
