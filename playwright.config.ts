import { defineConfig } from '@playwright/test';
import { neededChromium, quietArgs } from './tools/src/setup/chromium.mjs';

const isLongRun = Boolean(process.env.FLIGHTDECK_LONG);

/**
 * Browser tests. Titles with `@long` are for the long run (`FLIGHTDECK_LONG=1`); `FLIGHTDECK_ROUNDS` is the number of
 * rounds of tests that repeat a step.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // One more than the usual two cores, because each test often waits for the browser and the site.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long limits, because a busy machine responds slowly, and only failing tests reach them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  ...(!isLongRun && { grepInvert: /@long/ }),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: { executablePath: neededChromium(), args: quietArgs },
  },
});
