import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/**
 * Browser tests on a real WordPress (Debian's packages), `npm run test:wordpress`. Those with the tag `@every-change` or
 * `@matrix` run for every change (`.ci/run`). Those that need the real Jetpack run only if FLIGHTDECK_PLUGIN_DIR names its folder,
 * and those of the WP-CLI commands only if FLIGHTDECK_WP_CLI names the phar of WP-CLI.
 */
export default defineConfig({
  ...base,
  testDir: 'tests',
  outputDir: '../test-results/wordpress',
  workers: 1,
  testIgnore: [
    ...(process.env.FLIGHTDECK_PLUGIN_DIR ? [] : ['**/partner*.spec.ts']),
    ...(process.env.FLIGHTDECK_WP_CLI ? [] : ['**/wp-cli.spec.ts']),
  ],
});
