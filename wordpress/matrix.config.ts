import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { FLIGHTDECK_PHP: phpCommand = 'php' } = process.env;
/** Factor for time limits: a PHP compiled to WebAssembly is slow. Only failing tests wait this long. */
const timeoutFactor = phpCommand === 'php' ? 1 : 5;

const isNetwork = process.env.FLIGHTDECK_SITE?.includes('network') ?? false;

/** The tests with the tag `@matrix`, for one combination of `npm run matrix -w wordpress`. */
export default defineConfig({
  ...base,
  timeout: timeoutFactor * 120_000,
  expect: { timeout: timeoutFactor * 20_000 },
  outputDir: '../test-results/matrix',
  grep: isNetwork ? /@matrix|@network/ : /@matrix/,
  ...(isNetwork && { grepInvert: /@single-site/ }),
});
