/** With --production, tests do not count as use: what only they reach is dead. */
const isProduction = process.argv.includes('--production');

/**
 * Empties doubles and samples: package.json names them as entries, but they are no use.
 * @param {string} text
 * @param {string} path
 */
const withoutTesting = (text, path) => (/\/shared\/testing\/|\.test-data\.ts$/.test(path) ? '' : text);

/**
 * Unused files, exports and dependencies (https://knip.dev). `npm run checks` runs it, with tests and without. A `!`
 * marks what counts with --production.
 * @type {import('knip').KnipConfig}
 */
export default {
  // Offered because a requirement names it; docs/coverage.md says so.
  tags: ['-clientOnly'],
  // An export that its own file uses is alive; a test may need the name.
  ignoreExportsUsedInFile: true,
  ...(isProduction && {
    include: ['files', 'exports', 'types'],
    // A name that a screen uses by now is no longer client only.
    treatTagHintsAsErrors: true,
    compilers: { ts: withoutTesting, tsx: withoutTesting },
  }),
  // Named in the first lines of tests, relative to the repository.
  ignoreUnresolved: ['./tools/jest/environment.cjs'],
  ignoreBinaries: ['php', 'sha256sum'],
  workspaces: {
    '.': {
      project: ['*.{ts,mjs,js}'],
      // Asked for by name: by dependency-cruiser, which reads our files with it, and by `npm run release`.
      ignoreDependencies: ['@babel/core', '@changesets/cli'],
    },
    shared: {
      entry: ['ui/gallery/main.tsx!'],
      // Its entries are public within this repository only.
      includeEntryExports: true,
      project: ['**/*.{ts,tsx}!', '!testing/**!', '!**/*-double.ts!', '!**/*.test-data.ts!'],
    },
    'root-config': {
      entry: ['src/{early,provided}.ts!'],
      project: ['**/*.{ts,tsx}!', '!**/testing/**!', '!**/fake-*.ts!'],
    },
    'root-config/src/embed': {
      entry: ['{embed,loader}.ts!'],
      project: ['*.ts!'],
      // It imports files of the page by their path, and is released again with them.
      ignoreDependencies: ['@flightdeck/root-config'],
    },
    'mf-*': {
      entry: ['src/area.tsx!'],
      project: ['**/*.{ts,tsx}!', '!**/testing/**!', '!**/*-under-test.{ts,tsx}!'],
    },
    wordpress: {
      entry: [
        'src/{bench,host,matrix,meter,versions,zip}/main.ts!',
        'src/php/wasm-php.mjs!',
        '{playwright,matrix}.config.ts!',
        'tests/**/*.spec.ts',
      ],
      project: ['src/**/*.{ts,mjs}!', 'tests/**/*.ts', '!**/testing/**!'],
    },
    site: { entry: ['src/main.ts!'], project: ['**/*.ts!', '!**/testing/**!'] },
    tools: {
      entry: [
        '{start,test,install}.mjs!',
        'src/**/main.ts!',
        'src/ui/gallery/main.tsx!',
        // The archive of the plugin is made outside of this workspace.
        'src/packages/notices.ts!',
        'src/bench/{areas,floor/page}.ts!',
        'src/build/css-*-loader.cjs!',
        'src/mutate/{runner.cjs,jest.config.mjs}!',
        'src/setup/chromium.mjs!',
        'src/runner/*.mjs!',
        'walls/*.mjs!',
      ],
      project: ['*.mjs!', 'src/**/*.{ts,tsx,mjs,cjs}!', 'walls/*.mjs!', 'jest/*', '!**/fake-*.ts!'],
    },
    e2e: { entry: ['**/*.spec.ts', 'pictures/*.ts'], project: ['**/*.ts'] },
    'e2e/hosts/*': {
      // Versions of React and single-spa that pages of others bring.
      ignoreDependencies: ['react', 'react-dom', 'single-spa', 'single-spa-5'],
    },
  },
};
