import { defineConfig } from '@playwright/test';
import { areaNames } from '../tools/src/common/repo';
import base from './playwright.config';

// Workers start with this variable (e2e/support/test.ts).
process.env.FLIGHTDECK_JOURNEYS = 'wordpress';

/** Folders of `e2e/` with journeys of users, which run on the test site and on WordPress. */
const journeyFolders = [...areaNames.map((name) => name.replace('mf-', '')), 'page', 'accessibility'];

/** The browser tests of the test site, on a WordPress with the real Jetpack: `npm run journeys -w wordpress`. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  testIgnore: [],
  testMatch: journeyFolders.map((folder) => `**/e2e/${folder}/*.spec.ts`),
  outputDir: '../test-results/journeys',
  // Each worker would start its own WordPress and database.
  workers: 1,
  // Shorter than the limit of a whole test: excluded journeys are expected to fail, and a test that exceeds the whole limit does
  // not count as an expected failure.
  use: { ...base.use, actionTimeout: 30_000, navigationTimeout: 40_000 },
});
