import type { Page } from '@playwright/test';
import { isScenario, scenarioNames } from '../../site/src/scenarios/scenarios';
import { open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

/** Writes without a user action that a requirement demands, by route. All other writes are faults. */
const requiredWrites: readonly { readonly id: string; readonly route: RegExp; readonly write: RegExp }[] = [
  // The page saves the step that it shows, and which steps were viewed.
  { id: 'REC-040 REC-080', route: /^\/recommendations/, write: /^POST recommendations\/(step|data) / },
  // Setting up starts the connection at once.
  { id: 'CONN-015', route: /^\/setup$/, write: /^POST connection\/register / },
  // On load, the page leads to the store setup screen, and records that the user has seen it.
  { id: 'ROOT-061 SHR-026', route: /^\/(status|woo-setup)$/, write: /^POST seen-wc-connection-modal \{\}$/ },
  // The page clears a code that Google does not know.
  { id: 'SET-162', route: /^\/(traffic|settings)/, write: /^POST settings \{"google":""\}$/ },
];

const settings = ['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic', 'privacy'];
const steps = ['site-type', 'product-suggestions', 'monitor', 'protect', 'videopress', 'summary', 'welcome-backup'];
const products = ['backup', 'scan', 'search', 'akismet', 'security', 'videopress'];

/** Routes that stay on the page, ordered so that each screen differs from the one before. */
const routes = [
  '/',
  '/my-plan',
  '/dashboard',
  '/settings',
  ...settings.map((tab) => `/${tab}`),
  '/recommendations',
  ...steps.map((step) => `/recommendations/${step}`),
  ...products.map((product) => `/product/${product}`),
  '/reconnect',
  '/disconnect',
  '/connect-user',
  '/woo-setup',
  '/identity-crisis',
  '/license/activation',
  '/traffic?term=ip',
  // On a site that is not connected, this route leaves the page.
  '/setup',
];

/** Routes that every run opens, by scenario. The long run opens all `routes` in every scenario. */
const routesInEveryRun: Readonly<Record<string, readonly string[]>> = {
  free: ['/dashboard', '/my-plan', '/security', '/traffic', '/license/activation', '/connect-user', '/disconnect'],
  complete: ['/dashboard', ...settings.map((tab) => `/${tab}`), '/product/backup'],
  'new-recommendations': ['/recommendations', '/recommendations/monitor', '/recommendations/summary'],
};

/** Collects every request of a page that is not a read, such as `POST settings {"stats":true}`. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^.*\/wp-json\/(jetpack\/v4\/)?/, '');
    if (/^(GET|HEAD|OPTIONS)$/.test(request.method())) return;
    writes.push(`${request.method()} ${path} ${request.postData() ?? ''}`);
  });
  return writes;
}

/** Changes the route, and waits until the screen is complete. */
async function openRoute(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#${route}`);
  await expect(page.locator('.fd-page-skeleton')).toHaveCount(0);
  await networkAtRest(page);
}

test.describe.configure({ mode: 'parallel' });

for (const scenario of scenarioNames.filter(isScenario)) {
  test.describe(scenario, () => {
    test.use({ scenario });
    const frequentRoutes = routesInEveryRun[scenario];
    if (frequentRoutes) testRoutes(frequentRoutes, '');
    testRoutes(routes, ' @long');
  });
}

/** Adds a test that opens routes one after the other. */
function testRoutes(testedRoutes: readonly string[], tag: string): void {
  test(`opening ${testedRoutes.length} screens sends only writes that a requirement demands${tag}`, async ({
    page,
    problems,
    logIn,
  }) => {
    test.setTimeout(120_000 + testedRoutes.length * 8000);
    problems.allow(/status of [45]\d\d|Flightdeck: /);
    await logIn('admin');
    const writes = watchWrites(page);
    await open(page, '/status');
    await networkAtRest(page);
    const unexpected: string[] = [];
    const check = (route: string) => {
      const isRequired = (write: string) =>
        requiredWrites.some((each) => each.route.test(route) && each.write.test(write));
      unexpected.push(...writes.filter((write) => !isRequired(write)).map((write) => `${route}: ${write}`));
      writes.length = 0;
    };
    check('/status');
    for (const route of testedRoutes) {
      await openRoute(page, route);
      check(route);
    }
    expect(unexpected).toEqual([]);
  });
}
