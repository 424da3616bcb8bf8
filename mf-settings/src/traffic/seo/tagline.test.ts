import { taglineOf } from './tagline';

test.each([
  [{ onboarding: { siteDescription: 'Words' } }, 'Words'],
  [{ onboarding: { siteDescription: false } }, ''],
  [{ onboarding: [] }, ''],
  [{ onboarding: null }, ''],
  [{}, ''],
])('the tagline of %j is "%s"', (held, tagline) => {
  expect(taglineOf(held)).toBe(tagline);
});
