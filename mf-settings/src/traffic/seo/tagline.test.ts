import { taglineOf } from './tagline';

test.each([
  [{ onboarding: { siteDescription: 'Words' } }, 'Words'],
  [{ onboarding: { siteDescription: false } }, ''],
  [{ onboarding: [] }, ''],
  [{ onboarding: null }, ''],
  [{}, ''],
])('the tagline of %j is "%s"', (serverValue, tagline) => {
  expect(taglineOf(serverValue)).toBe(tagline);
});
