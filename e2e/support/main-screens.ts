import type { Page } from '@playwright/test';
import { open } from './dashboard';
import type { ScenarioName } from './site';
import { expect, type UserName } from './test';

/** A main screen. */
export interface MainScreen {
  /** Name in reports and file names. */
  readonly name: string;
  readonly route: string;
}

/** Screens that a user sees in one scenario. Tests open the page once, and then change its route. */
export interface ScreenGroup {
  readonly scenario: ScenarioName;
  readonly user: UserName;
  readonly screens: readonly MainScreen[];
}

const screen = (route: string, name = route.slice(1).replaceAll('/', '-')): MainScreen => ({ route, name });
const settings = ['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic', 'privacy'];

/** The main screens, in scenarios that show much of them. */
export const mainScreenGroups: readonly ScreenGroup[] = [
  {
    scenario: 'free',
    user: 'admin',
    screens: [
      screen('/dashboard'),
      screen('/my-plan'),
      screen('/license/activation'),
      screen('/disconnect'),
      screen('/status'),
      screen('/product/backup'),
    ],
  },
  {
    scenario: 'complete',
    user: 'admin',
    screens: [screen('/dashboard', 'dashboard-complete'), ...settings.map((each) => screen(`/${each}`))],
  },
  {
    scenario: 'new-recommendations',
    user: 'admin',
    screens: [
      screen('/recommendations/site-type'),
      screen('/recommendations/product-suggestions'),
      screen('/recommendations/monitor'),
      screen('/recommendations/summary'),
    ],
  },
  { scenario: 'not-connected', user: 'admin', screens: [screen('/dashboard', 'connect')] },
  { scenario: 'unlinked', user: 'admin', screens: [screen('/connect-user')] },
  { scenario: 'threats', user: 'admin', screens: [screen('/dashboard', 'dashboard-threats')] },
  { scenario: 'coupon', user: 'admin', screens: [screen('/dashboard', 'coupon')] },
];

/**
 * Opens a screen, and waits until its content has loaded.
 * @param isFirst whether to open the page, in the language; otherwise, only the route changes
 */
export async function openScreen(page: Page, { route }: MainScreen, language: string, isFirst: boolean): Promise<void> {
  if (isFirst) await open(page, route, `lang=${language}`);
  else await page.evaluate((hash) => location.assign(hash), `#${route}`);
  const root = page.locator('#flightdeck');
  await expect(root.locator('[data-fd-waiting], .fd-page-skeleton, [aria-busy="true"]:visible')).toHaveCount(0);
  await expect(root.getByRole('heading').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
