import {
  fixedSteps,
  hrefOf,
  isScreenlessStep,
  isStep,
  type Step,
  screenlessSteps,
  selectableSteps,
  stepOfPath,
  steps,
} from './steps';

const routes: readonly [string, string, Step][] = [
  ['REC-005.1', 'site-type', 'site-type-question'],
  ['REC-005.2', 'product-suggestions', 'product-suggestions'],
  ['REC-005.3', 'product-purchased', 'product-purchased'],
  ['REC-005.4', 'agency', 'agency'],
  ['REC-005.5', 'woocommerce', 'woocommerce'],
  ['REC-005.6', 'monitor', 'monitor'],
  ['REC-005.7', 'related-posts', 'related-posts'],
  ['REC-005.8', 'creative-mail', 'creative-mail'],
  ['REC-005.9', 'site-accelerator', 'site-accelerator'],
  ['REC-005.10', 'publicize', 'publicize'],
  ['REC-005.11', 'protect', 'protect'],
  ['REC-005.12', 'anti-spam', 'anti-spam'],
  ['REC-005.13', 'videopress', 'videopress'],
  ['REC-005.14', 'backup-plan', 'backup-plan'],
  ['REC-005.15', 'boost', 'boost'],
  ['REC-005.16', 'summary', 'summary'],
  ['REC-005.17', 'welcome-backup', 'welcome__backup'],
  ['REC-005.18', 'welcome-complete', 'welcome__complete'],
  ['REC-005.19', 'welcome-security', 'welcome__security'],
  ['REC-005.20', 'welcome-antispam', 'welcome__antispam'],
  ['REC-005.21', 'welcome-videopress', 'welcome__videopress'],
  ['REC-005.22', 'welcome-search', 'welcome__search'],
  ['REC-005.23', 'welcome-scan', 'welcome__scan'],
  ['REC-005.24', 'backup-activated', 'backup-activated'],
  ['REC-005.25', 'scan-activated', 'scan-activated'],
  ['REC-005.26', 'antispam-activated', 'antispam-activated'],
  ['REC-005.27', 'videopress-activated', 'videopress-activated'],
  ['REC-005.28', 'search-activated', 'search-activated'],
  ['REC-005.29', 'server-credentials', 'server-credentials'],
];

test.each(routes)('%s maps the route %s to the step %s and back', (_id, route, step) => {
  expect(stepOfPath(`/recommendations/${route}`)).toBe(step);
  expect(hrefOf(step)).toBe(`#/recommendations/${route}`);
});

test('REC-005 REC-006 has one step for each route, and three steps without a screen', () => {
  expect([...steps].sort()).toEqual(routes.map(([, , step]) => step).sort());
  expect(screenlessSteps).toEqual(['not-started', 'setup-wizard-completed', 'banner-completed']);
  expect(screenlessSteps.some(isStep)).toBe(false);
  expect(steps.some(isScreenlessStep)).toBe(false);
});

test.each([
  ['/recommendations', 'start'],
  ['/recommendations/site-type-question', null],
  ['/recommendations/welcome__scan', null],
  ['/recommendations/constructor', null],
  ['/recommendations/agency/more', null],
])('maps the path %s to %p', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});

test.each([
  [
    'REC-068.1',
    selectableSteps,
    'woocommerce monitor related-posts creative-mail site-accelerator protect publicize videopress boost',
  ],
  ['REC-068.2', fixedSteps, 'agency anti-spam backup-plan'],
])('%s lists the recommendations of the pool in order', (_id, pool, slugs) => {
  expect([...pool]).toEqual(slugs.split(' '));
});

test('REC-068 has no recommendation in both pools', () => {
  const fixed: readonly string[] = fixedSteps;
  expect(selectableSteps.filter((step) => fixed.includes(step))).toEqual([]);
});
