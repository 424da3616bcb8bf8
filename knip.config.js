/** Whether code that only tests use counts as unused. */
const isProduction = process.argv.includes('--production');

/**
 * Returns the text of a file; empty for the test helpers of shared, so that their imports do not count as use. Without this,
 * they would count, because package.json lists these files as entries.
 * @param {string} text
 * @param {string} path
 */
const withoutTesting = (text, path) => (path.includes('/shared/testing/') ? '' : text);

/**
 * Finds unused files, exports and dependencies (https://knip.dev). `npm test -- --only checks` runs it, with tests and without. A `!`
 * marks files that count with --production.
 * @type {import('knip').KnipConfig}
 */
export default {
  // Accept unused exports with the tag `@clientOnly`: a requirement asks for them, but no screen uses them.
  tags: ['-clientOnly'],
  // Accept exports that only their own file uses: a test may import them.
  ignoreExportsUsedInFile: true,
  ...(isProduction && {
    include: ['files', 'exports', 'types'],
    // An export with the tag `@clientOnly` is an error as soon as a screen uses it.
    treatTagHintsAsErrors: true,
    compilers: { ts: withoutTesting, tsx: withoutTesting },
  }),
  // The first line of some tests names this file relative to the repository, which knip does not resolve.
  ignoreUnresolved: ['./tools/jest/environment.cjs'],
  ignoreBinaries: ['msgmerge', 'php', 'sha256sum', 'Xvfb', 'WebKitWebDriver'],
  workspaces: {
    '.': {
      project: ['*.{ts,mjs,js}'],
      ignoreDependencies: [
        // The stage `lint` of `npm test` runs it.
        '@biomejs/biome',
        // dependency-cruiser parses our files with them.
        '@babel/core',
        '@babel/preset-typescript',
        // The stage `types` of `npm test` runs it.
        'typed-css-modules',
      ],
    },
    shared: {
      // Report unused exports of the entries too: only this repository imports them.
      includeEntryExports: true,
      project: ['**/*.{ts,tsx}!', '!testing/**!', '!**/*-double.ts!'],
    },
    'root-config': {
      entry: ['src/early.ts!'],
      project: ['**/*.{ts,tsx}!', '!**/testing/**!', '!**/fake-*.ts!'],
    },
    'root-config/src/embed': {
      entry: ['{embed,loader}.ts!'],
      project: ['*.ts!'],
      // The embed script imports files of the root by path, and is released with them.
      ignoreDependencies: ['@flightdeck/root-config'],
    },
    'mf-*': {
      entry: ['src/{area,widgets}.tsx!'],
      project: ['**/*.{ts,tsx}!', '!**/testing/**!', '!**/*-under-test.{ts,tsx}!'],
    },
    wordpress: {
      entry: [
        'src/{bench,server,zip}/main.ts!',
        'src/server/install-packages.ts!',
        'src/php/unit-tests.mjs!',
        '{playwright,journeys}.config.ts!',
        'tests/**/*.spec.ts',
      ],
      project: ['src/**/*.ts!', 'src/php/*.mjs!', 'tests/**/*.ts', '!**/testing/**!'],
    },
    site: { entry: ['src/main.ts!'], project: ['**/*.ts!', '!**/testing/**!'] },
    tools: {
      entry: [
        '{start,test}.mjs!',
        'jest/{fast-check.cjs,rules.config.mjs}!',
        'src/**/main.ts!',
        // The workspace `wordpress` imports it.
        'src/common/packages/notices.ts!',
        'src/build/plugins/css-*-loader.cjs!',
        'src/setup/{chromium,other-browsers}.mjs!',
        'src/runner/*.mjs!',
        'import-rules/*.mjs!',
      ],
      project: ['*.mjs!', 'src/**/*.{ts,tsx,mjs,cjs}!', 'import-rules/*.mjs!', 'jest/*', '!**/fake-*.ts!'],
    },
    e2e: { entry: ['**/*.{spec,journeys}.ts', 'pictures/*.ts', 'browsers/playwright.config.ts'], project: ['**/*.ts'] },
    'e2e/foreign-pages/*': {
      // Test pages load these versions of React and single-spa.
      ignoreDependencies: ['react', 'react-dom', 'single-spa', 'single-spa-5', 'single-spa-react'],
    },
  },
};
