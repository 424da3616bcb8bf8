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

/** Every screen with reads, ordered so that each screen differs from the one before. */
const routes = ['/dashboard', ...steps, '/my-plan', ...products, ...settings, ...others];

/** States of a screen, with the scenario and the failures of the site that put all screens into that state. */
const states: readonly { readonly name: string; readonly chaos?: ChaosRule; readonly scenario?: ScenarioName }[] = [
  { name: 'while they load' },
  { name: 'with nothing to show', scenario: 'stats-empty' },
  { name: 'after an error', chaos: { method: 'GET', kind: '500' } },
  { name: 'without permission', chaos: { method: 'GET', kind: '403' } },
];

/** Opens a route and waits for its screen. If `mayLoad`, its content may still be loading. */
async function openRoute(page: Page, route: string, mayLoad: boolean): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#${route}`);
  const outlet = page.locator('#fd-outlet');
  await expect(outlet.locator('.fd-page-skeleton')).toHaveCount(0);
  await expect(outlet.getByRole('heading').first()).toBeAttached();
  if (!mayLoad) await expect(outlet.locator('[aria-busy="true"]:visible')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });

for (const [stateIndex, { name, chaos, scenario = 'free' }] of states.entries()) {
  const isLoading = name === 'while they load';
  test.describe(name, () => {
    test.use({ scenario });
    // Every run tests a quarter of the screens, in the last state. The long run tests all screens in all states.
    const chosen = routes.filter((_route, index) => index % states.length === stateIndex);
    testRoutes(chosen, stateIndex < states.length - 1 ? ' @long' : '');
    testRoutes(
      routes.filter((route) => !chosen.includes(route)),
      ' @long',
    );
  });

  function testRoutes(tested: readonly string[], tag: string): void {
    test(`${tested.length} screens are accessible ${name}${tag}`, async ({ page, problems, logIn, site }) => {
      test.setTimeout(120_000 + tested.length * 8000);
      problems.allow(/status of [45]\d\d|Flightdeck: /);
      await logIn('admin');
      if (chaos) await site.chaos(chaos);
      // Hold the answers in the browser: requests pending at the site would use the connections that files need.
      if (isLoading) {
        await site.separateReads();
        await page.route('**/wp-json/**', () => {});
      }
      await open(page, '/setup');
      for (const route of tested) {
        await openRoute(page, route, isLoading);
        await test.step(route, () => expectAccessible(page));
      }
    });
  }
}

// Movement that lasts longer than five seconds needs a way to stop it (WCAG 2.2.2), and keeps the processor busy.
for (const { scenario, user, screens } of mainScreenGroups.filter(
  (each) => each.scenario === 'free' || each.scenario === 'complete',
))
  test.describe(scenario, () => {
    test.use({ scenario });

    test('nothing moves on a screen that has loaded, not even below the fold', async ({ page, problems, logIn }) => {
      problems.allow(/status of [45]\d\d|Flightdeck: /);
      await logIn(user);
      for (const [index, screen] of screens.entries()) {
        await openScreen(page, screen, 'en', index === 0);
        const moving = () =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
              .map(
                ({ effect }) =>
                  (effect instanceof KeyframeEffect && effect.target?.closest('article, section')?.textContent) ?? '',
              ),
          );
        await test.step(screen.name, () => expect.poll(moving).toEqual([]));
      }
    });
  });
