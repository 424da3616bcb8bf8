import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npx playwright test --config e2e/pictures/docs.config.ts`: takes the pictures for README.md and for the plugin directory. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'docs.ts',
  outputDir: '../../test-results/pictures-docs',
});
