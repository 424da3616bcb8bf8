const ignoredPaths = ['/node_modules/', '<rootDir>/build/', '<rootDir>/e2e/'];

const common = {
  moduleNameMapper: { '^fast-check$': '<rootDir>/tools/jest/fast-check.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
  transform: {
    '\\.css$': '<rootDir>/tools/jest/css.cjs',
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Transform our packages and the few libraries that have only ES modules; ignore all other packages.
  transformIgnorePatterns: [
    '/node_modules/(?!(@flightdeck|axios|single-spa|single-spa-react|hono|@hono|qr|gettext-parser)/)',
  ],
};

/** Folders whose tests start servers and commands. */
const serverFolders = ['<rootDir>/site/', '<rootDir>/tools/', '<rootDir>/wordpress/'];

/**
 * Unit and component tests, and tests of servers and commands. Playwright runs the browser tests (e2e/).
 * Rules (.test.ts) run without a document, because that starts much faster. A test that needs a document names the
 * environment in its first line.
 */
export default {
  // One more than the cores of a small machine, since many tests wait for a process, a timer or an answer.
  maxWorkers: 3,
  // Long enough for a busy machine, which can be ten times slower than an idle one. Only tests that hang reach this limit.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/**/*.test.ts'],
      testPathIgnorePatterns: [...ignoredPaths, ...serverFolders],
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: '<rootDir>/tools/jest/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
      testMatch: ['<rootDir>/*/**/*.test.tsx'],
      testPathIgnorePatterns: ignoredPaths,
    },
    {
      ...common,
      displayName: 'servers',
      testEnvironment: 'node',
      testMatch: serverFolders.map((folder) => `${folder}**/*.test.ts`),
      testPathIgnorePatterns: ignoredPaths,
    },
  ],
};
