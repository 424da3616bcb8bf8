import { descriptionState } from './meta-description';

test.each([
  ['empty', 0, false, false],
  ['SET-136 the suggested length is fine', 159, false, false],
  ['SET-136 one more is long', 160, true, false],
  ['SET-136 up to the limit', 299, true, false],
  ['SET-135 SET-137 at the limit', 300, false, true],
  ['SET-137 what was saved elsewhere may be longer', 400, false, true],
])('%s: %d characters', (_what, count, isLong, isFull) => {
  expect(descriptionState('x'.repeat(count))).toEqual({ count, isLong, isFull });
});
