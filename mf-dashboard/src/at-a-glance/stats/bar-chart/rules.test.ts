import fc from 'fast-check';
import { barHeight, chartSize, indexAfterKey, isLabeled, labelWidth, tooltipSide, yMaximum } from './rules';

test.each([
  ['SHR-151', false, 650, 568, 37],
  ['SHR-151', false, 97, 15, 1],
  ['SHR-151', false, 96, 14, 1],
  ['SHR-151', false, 112, 30, 2],
  ['SHR-151', false, 111, 29, 1],
  ['SHR-151', false, 1582, 1500, 100],
  ['with at most 100 bars,', false, 1597, 1515, 100],
  ['SHR-152', true, 650, 568, 13],
  ['SHR-152', true, 166, 84, 2],
  ['SHR-152', true, 165, 83, 1],
])('%s on a touch device: %s, a container of %i px has %i px for bars and fits %i', (_id, isTouch, ...sizes) => {
  const [containerWidth, width, barCount] = sizes;
  expect(chartSize(containerWidth, isTouch)).toEqual({ width, barCount });
});

test.each([0, 82])('has a fallback size in a container of %i px, which has no space for bars', (containerWidth) => {
  expect(chartSize(containerWidth, false)).toEqual({ width: 650, barCount: 100 });
  expect(chartSize(containerWidth, true)).toEqual({ width: 350, barCount: 8 });
});

test.each([
  [[11], 20],
  [[19], 20],
  [[20], 30],
  [[99], 100],
  [[999], 1000],
  [[1000], 2000],
  [[4567], 5000],
  [[310, 4, 21], 400],
])('SHR-153 for the values %j, the scale ends at the next greater round number, %i', (values, expected) => {
  expect(yMaximum(values)).toBe(expected);
});

test.each([[[]], [[0]], [[1]], [[8]], [[9]]])('SHR-154 for the values %j, the scale ends at 10', (values) => {
  expect(yMaximum(values)).toBe(10);
});

test.each([
  [0, 10, 0],
  [5, 10, 50],
  [9.9, 10, 99],
  [10, 10, 99],
  [-1, 10, 0],
])('draws the value %d on a scale to %i as a bar with a height of %d percent', (value, maximum, expected) => {
  expect(barHeight(value, maximum)).toBe(expected);
});

test('SHR-155 reserves 42 px for a label', () => {
  expect(labelWidth).toBe(42);
});

test.each([
  [42, [0, 1, 2, 3, 4, 5, 6]],
  [41.9, [0, 2, 4, 6]],
  [21, [0, 2, 4, 6]],
  [20, [0, 3, 6]],
  [15, [0, 3, 6]],
  [10, [1, 6]],
])('SHR-155 if 7 bars are %d px wide each, labels the bars %j', (barWidth, expected) => {
  const labeled = [0, 1, 2, 3, 4, 5, 6].filter((index) => isLabeled(index, 7, barWidth));
  expect(labeled).toEqual(expected);
});

test.each([
  [0, 10, 'end'],
  // Exactly 230 px of space.
  [6, 10, 'end'],
  [6, 9.99, 'start'],
  [7, 10, 'start'],
  [29, 10, 'start'],
] as const)('opens the tooltip of bar %i of 30, %d px each, toward the %s', (index, barWidth, side) => {
  expect(tooltipSide(index, 30, barWidth)).toBe(side);
});

test.each([
  ['ArrowRight', 'ltr', 2, 3],
  ['ArrowRight', 'ltr', 4, 4],
  ['ArrowLeft', 'ltr', 2, 1],
  ['ArrowLeft', 'ltr', 0, 0],
  ['ArrowRight', 'rtl', 2, 1],
  ['ArrowLeft', 'rtl', 2, 3],
  ['Home', 'ltr', 2, 0],
  ['End', 'rtl', 2, 4],
])('with %s on a page in the direction %s, moves from index %i of 5 bars to index %i', (key, dir, index, expected) => {
  expect(indexAfterKey(key, index, 5, dir === 'rtl')).toBe(expected);
});

test('ignores other keys', () => {
  expect(indexAfterKey('Tab', 2, 5, false)).toBeUndefined();
});

test('computes a finite scale, and bars within it, for any values', () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 1e21, 1e308));
  fc.assert(
    fc.property(fc.array(number), number, (values, width) => {
      const maximum = yMaximum(values);
      expect(Number.isFinite(maximum) && maximum >= 10).toBe(true);
      for (const value of values) {
        const height = barHeight(value, maximum);
        expect(height >= 0 && height <= 99).toBe(true);
      }
      const size = chartSize(width, false);
      expect(size.width > 0 && size.barCount >= 1).toBe(true);
      expect(typeof isLabeled(0, values.length, width)).toBe('boolean');
      expect(tooltipSide(0, values.length, width)).toMatch(/^(start|end)$/);
    }),
  );
});
