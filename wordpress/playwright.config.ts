import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/**
 * Browser tests on a real WordPress (Debian's packages), `npm run test:long`. Those that need the site-management plugin itself
 * exist only where FLIGHTDECK_PLUGIN_DIR names its folder.
 */
export default defineConfig({
  ...base,
  testDir: 'tests',
  outputDir: '../test-results/wordpress',
  workers: 1,
  ...(!process.env.FLIGHTDECK_PLUGIN_DIR && { testIgnore: '**/partner*.spec.ts' }),
});
