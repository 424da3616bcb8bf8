import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

const isNetwork = process.env.FLIGHTDECK_SITE?.includes('network') ?? false;

/**
 * Browser tests on a real WordPress from Debian's packages: `npm test -- --only wordpress`. `.ci/run` runs the tests with the tag
 * `@every-change` or `@matrix` for every change. Tests with the real Jetpack need its folder in FLIGHTDECK_PLUGIN_DIR.
 */
export default defineConfig({
  ...base,
  testDir: 'tests',
  outputDir: '../test-results/wordpress',
  workers: 1,
  ...(isNetwork && { grepInvert: /@single-site/ }),
  testIgnore: process.env.FLIGHTDECK_PLUGIN_DIR ? [] : ['**/jetpack*.spec.ts'],
});
