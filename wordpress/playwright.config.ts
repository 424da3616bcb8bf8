import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/**
 * Browser tests on a real WordPress (Debian's packages), `npm run test:wordpress`. Those with the tag `@every-change` or
 * `@matrix` protect every change (`.ci/run`). Those that need the site-management plugin itself
 * exist only where FLIGHTDECK_PLUGIN_DIR names its folder; those of the commands, where FLIGHTDECK_WP_CLI names the WP-CLI phar.
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
