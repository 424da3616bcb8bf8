import { defineConfig } from '@playwright/test';
import { type BrowserName, browserNames } from './browser';

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
  projects: browserNames.map((name) => ({
    name,
    // No screen reader reads WebKit on this desktop.
    testIgnore: name === 'webkit' ? 'screen-reader.*' : [],
    use: { browserUnderTest: name },
  })),
});
