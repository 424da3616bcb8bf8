import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { open } from '../support/dashboard';
import { mainScreenGroups, openScreen } from '../support/main-screens';
import type { ChaosRule, ScenarioName } from '../support/site';
import { expect, test } from '../support/test';

const settings = [
  '/settings',
  '/security',
  '/performance',
  '/writing',
  '/sharing',
  '/discussion',
  '/traffic',
  '/privacy',
];
const steps = ['/recommendations', '/recommendations/product-suggestions', '/recommendations/summary'];
const products = ['/product/backup', '/product/search'];
const others = ['/disconnect', '/connect-user', '/license/activation', '/woo-setup', '/status'];

/** A route of almost every kind of screen. */
const routes = ['/dashboard', ...steps, '/my-plan', ...products, ...settings, ...others];

interface State {
  /** End of the test title. */
  readonly name: string;
  /** Whether the answers are held back, so that the screens stay in their loading state. */
  readonly isLoading?: boolean;
  readonly chaos?: ChaosRule;
  readonly scenario?: ScenarioName;
}

/** States of a screen, and what puts all screens into each state: held answers, a scenario or a fault. */
const states: readonly State[] = [
  { name: 'while they load', isLoading: true },
  { name: 'with nothing to show', scenario: 'stats-empty' },
  { name: 'after an error', chaos: { method: 'GET', kind: '500' } },
  { name: 'without permission', chaos: { method: 'GET', kind: '403' } },
];

/** Opens a route and waits for its screen and, unless `isLoading`, for the content of the screen. */
async function openRoute(page: Page, route: string, isLoading: boolean): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#${route}`);
  const outlet = page.locator('#fd-outlet');
  await expect(outlet.locator('.fd-page-skeleton')).toHaveCount(0);
  await expect(outlet.getByRole('heading').first()).toBeAttached();
  if (!isLoading) await expect(outlet.locator('[aria-busy="true"]:visible')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });

for (const [stateIndex, { name, isLoading = false, chaos, scenario = 'free' }] of states.entries()) {
  test.describe(name, () => {
    test.use({ scenario });
    // A run without @long tests a quarter of the screens, in the last state only. The long run tests all screens in all states.
    const isQuarter = (_route: string, index: number) => index % 4 === stateIndex;
    testRoutes(routes.filter(isQuarter), stateIndex === states.length - 1 ? '' : ' @long');
    testRoutes(
      routes.filter((route, index) => !isQuarter(route, index)),
      ' @long',
    );
  });

  function testRoutes(testedRoutes: readonly string[], tag: string): void {
    test(`${testedRoutes.length} screens are accessible ${name}${tag}`, async ({ page, problems, logIn, site }) => {
      test.setTimeout(120_000 + testedRoutes.length * 8000);
      problems.allow(/status of [45]\d\d|Flightdeck: /);
      await logIn('admin');
      if (chaos) await site.chaos(chaos);
      // Hold the requests in the browser: requests pending at the site would use the connections that files need.
      if (isLoading) {
        await site.separateReads();
        await page.route('**/wp-json/**', () => {});
      }
      await open(page, '/setup');
      for (const route of testedRoutes) {
        await openRoute(page, route, isLoading);
        await test.step(route, () => expectAccessible(page));
      }
    });
  }
}

// An animation of more than five seconds needs a way to stop it (WCAG 2.2.2), and an endless one keeps the processor busy.
for (const { scenario, user, screens } of mainScreenGroups.filter(
  (group) => group.scenario === 'free' || group.scenario === 'complete',
))
  test.describe(`in the scenario ${scenario}`, () => {
    test.use({ scenario });

    test('a loaded screen has no endless animation, not even below the fold', async ({ page, problems, logIn }) => {
      problems.allow(/status of [45]\d\d|Flightdeck: /);
      await logIn(user);
      for (const [index, screen] of screens.entries()) {
        await openScreen(page, screen, 'en', index === 0);
        const endlessAnimations = () =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
              .map(
                ({ effect }) =>
                  (effect instanceof KeyframeEffect && effect.target?.closest('article, section')?.textContent) ?? '',
              ),
          );
        await test.step(screen.name, () => expect.poll(endlessAnimations).toEqual([]));
      }
    });
  });
