/** Files without rules. */
const others = ['!**/*.test.ts', '!**/*.d.ts', '!**/*.{call,resource,store,test-data}.ts', '!**/*-under-test.ts'];

/** `npm run mutate`: makes small changes to rules, and lists those that no test notices (docs/mutants.md). */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/jest/rules.config.mjs' },
  mutate: [
    'mf-recommendations/src/flow/**/*.ts',
    'mf-{dashboard,settings,connection,licensing}/src/**/*-state.ts',
    'root-config/src/{screens,find-route,visitors,first-settings}.ts',
    'shared/model/plans/*.ts',
    ...others,
  ],
  coverageAnalysis: 'perTest',
  // In a copy, tests would read the originals: node_modules has links to our packages.
  inPlace: true,
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: 'build/stryker',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 95, low: 95, break: 95 },
  warnings: { slow: false },
};
