const ignored = ['/node_modules/', '<rootDir>/build/', '<rootDir>/e2e/'];

const common = {
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
  // Our packages, and the few libraries that ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@flightdeck|axios|single-spa|single-spa-react|hono|@hono|qr|gettext-parser)/)',
  ],
};

/** Folders whose tests start processes. */
const servers = ['<rootDir>/site/', '<rootDir>/tools/', '<rootDir>/wordpress/'];

/**
 * Unit and component tests, and those of servers and commands. Browser tests are Playwright's (e2e/).
 * Rules (.test.ts) run without a document, which starts in a fraction of the time; one that needs a document names
 * the environment in its first line.
 */
export default {
  maxWorkers: 2,
  // Ends what hangs and nothing else: a busy machine may be ten times slower than a quiet one.
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
