import { median } from './median';

test('the median is the middle value, or the mean of the two middle values, and ignores missing values', () => {
  expect([median([3, null, 1, 2]), median([4, 1, 2, 3]), median([null])]).toEqual([2, 2.5, Number.NaN]);
});
