import { defineConfig } from '@playwright/test';
import type { BrowserName } from './driver';

const browsers: readonly BrowserName[] = ['chromium', 'firefox', 'webkit'];

/** The main journeys in three browsers (`npm run test:browsers`). */
export default defineConfig<object, { browserUnderTest: BrowserName }>({
  testDir: '.',
  testMatch: '*.journeys.ts',
  outputDir: '../../test-results/browsers',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: 'list',
  projects: browsers.map((name) => ({ name, use: { browserUnderTest: name } })),
});
