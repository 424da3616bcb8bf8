/** Unit and component tests. Browser tests are Playwright's (e2e/). */
export default {
  testEnvironment: '<rootDir>/tools/jest/environment.cjs',
  testMatch: ['<rootDir>/*/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  maxWorkers: 2,
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
  // Packages of ours and the few libraries that ship ES modules only are transformed.
  transformIgnorePatterns: ['/node_modules/(?!(@flightdeck|@tanstack|single-spa|single-spa-react|hono|@hono|axios)/)'],
};
