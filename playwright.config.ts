import { defineConfig } from '@playwright/test';
import { neededChromium, quietArgs } from './tools/src/setup/chromium.mjs';

const isLong = Boolean(process.env.FLIGHTDECK_LONG);

/**
 * Browser tests. Titles with `@long` are for the long run (`FLIGHTDECK_LONG=1`); `FLIGHTDECK_ROUNDS` raises the counts of
 * tests that repeat something.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Reference screenshots are beside the tests, and the same on each machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  // One more than the cores: a test waits for the browser and the site as often as it works.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long on purpose: a busy machine answers late, and only failing tests wait this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  ...(!isLong && { grepInvert: /@long/ }),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: { executablePath: neededChromium(), args: quietArgs },
  },
});
