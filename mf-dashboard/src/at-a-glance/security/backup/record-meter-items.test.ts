import fc from 'fast-check';
import { failed, loaded, loading } from '../../cards/read-result';
import { isRecordMeterPending, percentages, type RecordMeterInput, recordMeterItems } from './record-meter-items';

const loadedInput: RecordMeterInput = { totals: loaded({ posts: 25, comments: 12 }), plugins: loaded(2) };

test('DASH-048 DASH-055 returns the count and color of each kind of content on a site with more than 20 posts', () => {
  expect(recordMeterItems(loadedInput)).toEqual([
    { kind: 'posts', count: 25, backgroundColor: '#00BA37' },
    { kind: 'plugins', count: 2, backgroundColor: '#3895BA' },
    { kind: 'comments', count: 12, backgroundColor: '#E68B28' },
  ]);
});

test.each<[what: string, change: Partial<RecordMeterInput>, isShown: boolean, isPending: boolean]>([
  ['DASH-055 shows the meter with 21 posts', { totals: loaded({ posts: 21, comments: 0 }) }, true, false],
  ['DASH-055 shows no meter with 20 posts', { totals: loaded({ posts: 20, comments: 99 }) }, false, false],
  ['DASH-055 waits for the stats', { totals: loading }, false, true],
  ['DASH-055 waits for the plugins', { plugins: loading }, false, true],
  ['shows no meter after the stats read failed', { totals: failed('x') }, false, false],
  [
    'does not wait for the plugins after the stats read failed',
    { totals: failed('x'), plugins: loading },
    false,
    false,
  ],
  ['shows no meter after the plugins read failed', { plugins: failed('x') }, false, false],
  ['shows no meter with unknown totals', { totals: loaded(null), plugins: loading }, false, false],
  [
    'shows no meter when the number of posts is NaN',
    { totals: loaded({ posts: Number.NaN, comments: 0 }) },
    false,
    false,
  ],
])('%s', (_what, change, isShown, isPending) => {
  const input = { ...loadedInput, ...change };
  expect(recordMeterItems(input) !== null).toBe(isShown);
  expect(isRecordMeterPending(input)).toBe(isPending);
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
])('converts the counts %j to the percentages %j', (counts, expected) => {
  expect(percentages(counts)).toEqual(expected);
});

test('returns percentages between 0 and 100 for any counts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (counts) => {
      for (const percentage of percentages(counts)) expect(percentage >= 0 && percentage <= 100).toBe(true);
    }),
  );
});
