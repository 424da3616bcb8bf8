import { descriptionState, taglineOf } from './seo-texts';

test.each([
  ['has no warning when empty', 0, false, false],
  ['SET-136 has no warning at the suggested length', 159, false, false],
  ['SET-136 warns above the suggested length', 160, true, false],
  ['SET-136 warns below the limit', 299, true, false],
  ['SET-135 SET-137 is full at the limit', 300, false, true],
  ['SET-137 is full above the limit', 400, false, true],
])('%s: %d characters', (_what, count, isLong, isFull) => {
  expect(descriptionState('x'.repeat(count))).toEqual({ isLong, isFull });
});

test.each([
  [{ onboarding: { siteDescription: 'Words' } }, 'Words'],
  [{ onboarding: { siteDescription: false } }, ''],
  [{ onboarding: [] }, ''],
  [{ onboarding: null }, ''],
  [{}, ''],
])('reads the tagline from %j as "%s"', (serverValues, tagline) => {
  expect(taglineOf(serverValues)).toBe(tagline);
});
