const common = {
  runtime: '<rootDir>/tools/jest/runtime.cjs',
  // The bundle that rxjs ships, one file instead of hundreds.
  moduleNameMapper: { '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js' },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/second-try.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/', '<rootDir>/e2e/'],
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
  // Packages of ours and the few libraries that ship ES modules only are transformed.
  transformIgnorePatterns: ['/node_modules/(?!(@flightdeck|single-spa|single-spa-react|hono|@hono|qr)/)'],
};

const servers = ['<rootDir>/site/', '<rootDir>/tools/', '<rootDir>/wordpress/'];

/**
 * Unit and component tests, and those of servers and commands, which start processes. Browser tests are Playwright's (e2e/).
 * Rules (.test.ts) need no document, and start in a fraction of the time; one that does need it names the
 * environment in its first line.
 */
export default {
  maxWorkers: 2,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...servers],
    },
    {
      ...common,
      displayName: 'servers',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '<rootDir>/(?!site/|tools/|wordpress/)'],
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: '<rootDir>/tools/jest/environment.cjs',
      // What browsers get of axios.
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^axios$': '<rootDir>/node_modules/axios/dist/browser/axios.cjs',
        '^react$': '<rootDir>/node_modules/react/cjs/react.production.js',
        '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
        '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
        '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
        '^scheduler$': '<rootDir>/node_modules/scheduler/cjs/scheduler.production.js',
      },
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        '<rootDir>/tools/jest/act.cjs',
        '<rootDir>/tools/jest/setup.ts',
      ],
      testMatch: ['<rootDir>/*/**/*.test.tsx'],
    },
  ],
};
