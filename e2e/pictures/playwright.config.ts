import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * `npm test -- --only pictures`: takes pictures of cards and screens in each of their states, and of the main screens in each
 * language. Writes `test-results/pictures/index.html`, and beside it `states.html` with each state once.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  outputDir: '../../test-results/pictures-run',
  globalSetup: './begin-album.ts',
  // One visit takes many pictures.
  timeout: 180_000,
});
