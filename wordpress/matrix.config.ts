import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { FLIGHTDECK_PHP: program = 'php' } = process.env;
/** A PHP compiled to WebAssembly answers one request at a time, and slowly. Only failing tests wait this long. */
const slowness = program === 'php' ? 1 : 5;

const isNetwork = process.env.FLIGHTDECK_SITE?.includes('network') ?? false;

/** The tests with the tag `@matrix`, for one combination of `npm run wordpress:matrix`. */
export default defineConfig({
  ...base,
  timeout: slowness * 120_000,
  expect: { timeout: slowness * 20_000 },
  outputDir: '../test-results/matrix',
  grep: isNetwork ? /@matrix|@network/ : /@matrix/,
  ...(isNetwork && { grepInvert: /@single-site/ }),
});
