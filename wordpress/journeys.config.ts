import { defineConfig } from '@playwright/test';
import { areaNames } from '../tools/src/common/repo';
import base from './playwright.config';

/** Folders with journeys of people. The others test the test site, deployed sets, foreign pages and failures. */
const journeyFolders = [...areaNames.map((name) => name.replace('mf-', '')), 'page', 'accessibility'];

/** The browser tests of the test site, on a WordPress with the real Jetpack: `npm run wordpress:journeys`. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  testIgnore: [],
  testMatch: journeyFolders.map((folder) => `**/e2e/${folder}/*.spec.ts`),
  outputDir: '../test-results/journeys',
  // One WordPress with its database is enough for the machine.
  workers: 1,
  // A journey that exceeds its whole time limit does not count as an expected failure, so an excluded one must exceed one of
  // these limits first.
  use: { ...base.use, actionTimeout: 30_000, navigationTimeout: 40_000 },
});
