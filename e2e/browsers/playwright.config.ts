import { defineConfig } from '@playwright/test';
import type { BrowserName } from './drivers/driver';

const browsers: readonly BrowserName[] = ['chromium', 'firefox', 'webkit'];

/** `npm test -- --only browsers`: the main journeys in three browsers, and the content that two of them send to screen readers. */
export default defineConfig<object, { browserUnderTest: BrowserName }>({
  testDir: '.',
  testMatch: '*.journeys.ts',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  outputDir: '../../test-results/browsers',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: 'list',
  projects: [
    ...browsers.map((name) => ({ name, testIgnore: 'screen-reader.*', use: { browserUnderTest: name } })),
    ...(['chromium', 'firefox'] as const).map((name) => ({
      name: `screen-reader-${name}`,
      testMatch: 'screen-reader.journeys.ts',
      use: { browserUnderTest: name },
    })),
  ],
});
