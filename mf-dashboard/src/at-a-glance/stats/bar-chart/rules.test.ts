import fc from 'fast-check';
import { barHeight, chartSize, isLabeled, labelWidth, stepTo, tooltipSide, yMaximum } from './rules';

test.each([
  [650, false, 568, 37],
  [97, false, 15, 1],
  [96, false, 14, 1],
  [112, false, 30, 2],
  [111, false, 29, 1],
])(
  'SHR-151 gives a container of %i px (touch: %s) %i px for %i bars of at least 15 px',
  (container, touch, width, bars) => {
    expect(chartSize(container, touch)).toEqual({ width, bars });
  },
);

test.each([
  [650, 568, 13],
  [166, 84, 2],
  [165, 83, 1],
  [82, 350, 8],
  [0, 350, 8],
])('SHR-152 gives a touch container of %i px %i px for %i bars of at least 42 px', (container, width, bars) => {
  expect(chartSize(container, true)).toEqual({ width, bars });
});

test('gives a hidden container the start size', () => {
  expect(chartSize(0, false)).toEqual({ width: 650, bars: 100 });
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
])('SHR-153 rounds the maximum of %j up to %i', (values, expected) => {
  expect(yMaximum(values)).toBe(expected);
});

test.each([[[]], [[0]], [[1]], [[8]], [[9]]])('SHR-154 rounds the maximum of %j up to 10', (values) => {
  expect(yMaximum(values)).toBe(10);
});

test.each([
  [0, 10, 0],
  [5, 10, 50],
  [9.9, 10, 99],
  [10, 10, 99],
  [-1, 10, 0],
])('draws %d of %i at %d percent height', (value, maximum, expected) => {
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
])('SHR-155 labels of 7 bars of %d px the bars %j, counted from the newest', (barWidth, expected) => {
  const labeled = [0, 1, 2, 3, 4, 5, 6].filter((index) => isLabeled(index, 7, barWidth));
  expect(labeled).toEqual(expected);
});

test.each([
  [0, 'end'],
  [6, 'end'],
  [7, 'start'],
  [29, 'start'],
] as const)('opens the tooltip of bar %i of 30, 10 px each, toward the %s', (index, side) => {
  expect(tooltipSide(index, 30, 10)).toBe(side);
});

test('opens the tooltip toward the end with exactly 230 px of space', () => {
  expect(tooltipSide(6, 30, 10)).toBe('end');
  expect(tooltipSide(6, 30, 9.99)).toBe('start');
});

test.each([
  ['ArrowRight', 2, false, 3],
  ['ArrowRight', 4, false, 4],
  ['ArrowLeft', 2, false, 1],
  ['ArrowLeft', 0, false, 0],
  ['ArrowRight', 2, true, 1],
  ['ArrowLeft', 2, true, 3],
  ['Home', 2, false, 0],
  ['End', 2, true, 4],
  ['Tab', 2, false, undefined],
])('moves with %s from bar %i of 5 (right to left: %s) to %s', (key, index, isRtl, expected) => {
  expect(stepTo(key, index, 5, isRtl)).toBe(expected);
});

test('gives any values a finite scale and bars within it', () => {
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
      expect(size.width > 0 && size.bars >= 1).toBe(true);
      expect(typeof isLabeled(0, values.length, width)).toBe('boolean');
      expect(tooltipSide(0, values.length, width)).toMatch(/^(start|end)$/);
    }),
  );
});
