import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Folders with journeys of people. The others test the test site, deployed sets, foreign pages and failures. */
const journeyFolders = ['dashboard', 'settings', 'recommendations', 'connection', 'licensing', 'page'];

/** The browser tests of the test site, on a WordPress with the real Jetpack: `npm run wordpress:journeys`. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  testIgnore: [],
  testMatch: journeyFolders.map((folder) => `**/e2e/${folder}/*.spec.ts`),
  outputDir: '../test-results/journeys',
  // A journey that does not fit this site fails; the others need much less time.
  timeout: 40_000,
  expect: { timeout: 8000 },
});
