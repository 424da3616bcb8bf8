import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Folders with journeys of people. The others test the test site, deployed sets, foreign pages and failures. */
const journeyFolders = ['dashboard', 'settings', 'recommendations', 'connection', 'licensing', 'page', 'accessibility'];

/** The browser tests of the test site, on a WordPress with the real Jetpack: `npm run wordpress:journeys`. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  testIgnore: [],
  testMatch: journeyFolders.map((folder) => `**/e2e/${folder}/*.spec.ts`),
  outputDir: '../test-results/journeys',
  // An excluded journey fails by one of the shorter limits, and only that counts as expected.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...base.use, actionTimeout: 15_000, navigationTimeout: 20_000 },
});
