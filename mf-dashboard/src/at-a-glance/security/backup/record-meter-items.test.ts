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

test.each<[what: string, isShown: boolean, isPending: boolean, change: Partial<RecordMeterInput>]>([
  ['DASH-055 with 21 posts', true, false, { totals: loaded({ posts: 21, comments: 0 }) }],
  ['DASH-055 with 20 posts', false, false, { totals: loaded({ posts: 20, comments: 99 }) }],
  ['DASH-055 while the stats load', false, true, { totals: loading }],
  ['DASH-055 while the plugins load', false, true, { plugins: loading }],
  ['after a failed read of the stats', false, false, { totals: failed('x') }],
  ['while the plugins load after a failed read of the stats', false, false, { totals: failed('x'), plugins: loading }],
  ['after a failed read of the plugins', false, false, { plugins: failed('x') }],
  ['with unknown totals', false, false, { totals: loaded(null), plugins: loading }],
  ['with NaN posts', false, false, { totals: loaded({ posts: Number.NaN, comments: 0 }) }],
])('%s, shows the meter: %s, and waits for it: %s', (_when, isShown, isPending, change) => {
  const input = { ...loadedInput, ...change };
  expect({ isShown: recordMeterItems(input) !== null, isPending: isRecordMeterPending(input) }).toEqual({
    isShown,
    isPending,
  });
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
