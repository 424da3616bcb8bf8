const ignored = ['/node_modules/', '<rootDir>/build/', '<rootDir>/e2e/'];

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
  // Our packages, and the few libraries that have ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@flightdeck|axios|single-spa|single-spa-react|hono|@hono|qr|gettext-parser)/)',
  ],
};

/** Folders whose tests start processes. */
const servers = ['<rootDir>/site/', '<rootDir>/tools/', '<rootDir>/wordpress/'];

/**
 * Unit and component tests, and tests of servers and commands. Playwright runs the browser tests (e2e/).
 * Rules (.test.ts) run without a document, because that starts much faster. A test that needs a document names the
 * environment in its first line.
 */
export default {
  // One more than the cores of a small machine, since many tests wait for a process, a timer or an answer.
  maxWorkers: 3,
  // Ends hanging tests only: a busy machine can be ten times slower than an idle one.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, ...servers],
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: '<rootDir>/tools/jest/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
      testMatch: ['<rootDir>/*/**/*.test.tsx'],
      testPathIgnorePatterns: ignored,
    },
    {
      ...common,
      displayName: 'servers',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '<rootDir>/(?!site/|tools/|wordpress/)'],
    },
  ],
};
