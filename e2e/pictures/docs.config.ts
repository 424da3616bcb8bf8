import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run pictures:docs`: takes the pictures in `docs/pictures/` again. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'docs.ts',
  outputDir: '../../test-results/pictures-docs',
});
