import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run pictures:docs`: takes the pictures for README.md and for the plugin directory. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'docs.ts',
  outputDir: '../../test-results/pictures-docs',
});
