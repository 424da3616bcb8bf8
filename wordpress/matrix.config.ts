import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const isNetwork = process.env.FLIGHTDECK_SITE?.includes('network') ?? false;

/** The tests with the tag `@matrix`, for one combination of `npm run wordpress:matrix`. */
export default defineConfig({
  ...base,
  outputDir: '../test-results/matrix',
  grep: isNetwork ? /@matrix|@network/ : /@matrix/,
  ...(isNetwork && { grepInvert: /@single-site/ }),
});
