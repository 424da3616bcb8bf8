import { taglineOf } from './tagline';

test.each([
  [{ onboarding: { siteDescription: 'Words' } }, 'Words'],
  [{ onboarding: { siteDescription: false } }, ''],
  [{ onboarding: [] }, ''],
  [{ onboarding: null }, ''],
  [{}, ''],
])('reads the tagline of %j as "%s"', (serverValue, tagline) => {
  expect(taglineOf(serverValue)).toBe(tagline);
});
