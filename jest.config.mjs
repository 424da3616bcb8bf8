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

const components = {
  ...common,
  testEnvironment: '<rootDir>/tools/jest/environment.cjs',
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tools/jest/setup.ts'],
  // What browsers get of axios.
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^axios$': '<rootDir>/node_modules/axios/dist/browser/axios.cjs',
  },
};

const production = {
  '^react$': '<rootDir>/node_modules/react/cjs/react.production.js',
  '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
  '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
  '^scheduler$': '<rootDir>/node_modules/scheduler/cjs/scheduler.production.js',
};

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
      ...components,
      displayName: 'components',
      // The React that visitors get: its own build for production, with the one thing it lacks for tests.
      moduleNameMapper: { ...components.moduleNameMapper, ...production },
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        '<rootDir>/tools/jest/act.cjs',
        '<rootDir>/tools/jest/setup.ts',
      ],
      testMatch: ['<rootDir>/*/**/*.test.tsx'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.complaints\\.test\\.tsx$'],
    },
    {
      // What React complains of is in its build for development only.
      ...components,
      displayName: 'complaints',
      testMatch: ['<rootDir>/*/**/*.complaints.test.tsx'],
    },
  ],
};
