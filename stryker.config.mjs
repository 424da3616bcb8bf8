/** Files with rules (pure functions with table tests) by package. The patterns are relative to the package's folder. */
const rules = {
  'mf-connection': [
    'src/**/*-state.ts',
    'src/connect/{registration,opener-options}.ts',
    'src/disconnect/survey.ts',
    'src/identity-crisis/evidence.ts',
    'src/notices/{visible-notices,offline-reasons}.ts',
  ],
  'mf-dashboard': [
    'src/**/*-state.ts',
    'src/at-a-glance/**/{speed-scores,stats-report,stats-bars,rules}.ts',
    'src/my-plan/**/{feature-list,purchase-label,day}.ts',
  ],
  'mf-licensing': ['src/**/{*-state,product,license-access}.ts'],
  'mf-recommendations': ['src/flow/**/*.ts', 'src/price/{intro-offer,price-display}.ts'],
  'mf-settings': [
    'src/**/*-state.ts',
    'src/engine/{switches/switch-rules,access/{access,jetpack-version,original-page}}.ts',
    'src/security/addresses/{address-list,ip-address}.ts',
    'src/traffic/**/{title-format,stats-roles,truncate,meta-tag,google-status,site-address}.ts',
    'src/writing/**/{content-type-changes,scroll-mode,blocks-rule}.ts',
  ],
  'root-config': [
    'src/routes/{screens,find-route,first-settings,visitors}.ts',
    'src/shell/**/{tabs,masthead-buttons,footer-links}.ts',
    'src/loader/{range,compatibility}.ts',
    'src/status/formats.ts',
  ],
  shared: [
    'model/{plans,links,format}/*.ts',
    'client/api/**/{errors,confirmed}.ts',
    'contracts/**/{field-schemas,settings,route,rest-url,staged}.ts',
  ],
  site: ['src/rules/*.ts'],
};

const area = process.env.FLIGHTDECK_AREA;
if (area && !(area in rules)) throw new Error(`Set FLIGHTDECK_AREA to one of: ${Object.keys(rules).join(', ')}.`);
const mutatedRules = Object.entries(rules).filter(([name]) => !area || name === area);

/** `npx stryker run`: makes small changes to rules, and lists those that no test notices. `FLIGHTDECK_AREA` names one package. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/jest/rules.config.mjs' },
  mutate: mutatedRules
    .flatMap(([name, patterns]) => patterns.map((pattern) => `${name}/${pattern}`))
    .concat(['!**/*.test.ts', '!**/*.d.ts', '!**/*-under-test.ts']),
  coverageAnalysis: 'perTest',
  // A mutant of a constant would run all tests.
  ignoreStatic: true,
  // In a copy, tests would import the original packages, because node_modules links to them.
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
