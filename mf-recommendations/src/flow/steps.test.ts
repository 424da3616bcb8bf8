import {
  fixedSteps,
  hrefOf,
  isPastStep,
  isStep,
  pastSteps,
  type Step,
  selectableSteps,
  stepOfPath,
  steps,
} from './steps';

const routes: readonly [string, string, Step][] = [
  ['route 1', 'site-type', 'site-type-question'],
  ['route 2', 'product-suggestions', 'product-suggestions'],
  ['route 3', 'product-purchased', 'product-purchased'],
  ['route 4', 'agency', 'agency'],
  ['route 5', 'woocommerce', 'woocommerce'],
  ['route 6', 'monitor', 'monitor'],
  ['route 7', 'related-posts', 'related-posts'],
  ['route 8', 'creative-mail', 'creative-mail'],
  ['route 9', 'site-accelerator', 'site-accelerator'],
  ['route 10', 'publicize', 'publicize'],
  ['route 11', 'protect', 'protect'],
  ['route 12', 'anti-spam', 'anti-spam'],
  ['route 13', 'videopress', 'videopress'],
  ['route 14', 'backup-plan', 'backup-plan'],
  ['route 15', 'boost', 'boost'],
  ['route 16', 'summary', 'summary'],
  ['route 17', 'welcome-backup', 'welcome__backup'],
  ['route 18', 'welcome-complete', 'welcome__complete'],
  ['route 19', 'welcome-security', 'welcome__security'],
  ['route 20', 'welcome-antispam', 'welcome__antispam'],
  ['route 21', 'welcome-videopress', 'welcome__videopress'],
  ['route 22', 'welcome-search', 'welcome__search'],
  ['route 23', 'welcome-scan', 'welcome__scan'],
  ['route 24', 'backup-activated', 'backup-activated'],
  ['route 25', 'scan-activated', 'scan-activated'],
  ['route 26', 'antispam-activated', 'antispam-activated'],
  ['route 27', 'videopress-activated', 'videopress-activated'],
  ['route 28', 'search-activated', 'search-activated'],
  ['route 29', 'server-credentials', 'server-credentials'],
];

test.each(routes)('%s the route %s is that of the step %s, both ways', (_id, route, step) => {
  expect(stepOfPath(`/recommendations/${route}`)).toBe(step);
  expect(hrefOf(step)).toBe(`#/recommendations/${route}`);
});

test('REC-006 the steps are those of the routes, and three that are only saved', () => {
  expect([...steps].sort()).toEqual(routes.map(([, , step]) => step).sort());
  expect(pastSteps).toEqual(['not-started', 'setup-wizard-completed', 'banner-completed']);
  expect(pastSteps.some(isStep)).toBe(false);
  expect(steps.some(isPastStep)).toBe(false);
});

test.each([
  ['/recommendations', 'start'],
  ['/recommendations/site-type-question', null],
  ['/recommendations/welcome__scan', null],
  ['/recommendations/constructor', null],
  ['/recommendations/agency/more', null],
])('%s is %p', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});

test.each([
  [
    'REC-068.1',
    selectableSteps,
    'woocommerce monitor related-posts creative-mail site-accelerator protect publicize videopress boost',
  ],
  ['REC-068.2', fixedSteps, 'agency anti-spam backup-plan'],
])('%s the pool', (_id, pool, slugs) => {
  expect([...pool]).toEqual(slugs.split(' '));
});
