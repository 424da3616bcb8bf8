import { test as base, expect } from '@playwright/test';
import { dashboardPath } from '../support/dashboard';
import { RunningSite, type ScenarioName } from '../support/site';
import type { UserName } from '../support/test';
import { type BrowserName, type Scheme, startBrowser } from './browser';
import { type Desktop, withDesktop } from './desktop';
import { User } from './user';

export { expect };

interface TestFixtures {
  readonly scenario: ScenarioName;
  readonly scheme: Scheme;
  readonly user: User;
  /** Logs in with the login form and opens a route of the dashboard. */
  readonly openAs: (user: UserName, route?: string, query?: string) => Promise<void>;
}

interface WorkerFixtures {
  readonly browserUnderTest: BrowserName;
  readonly desktop: Desktop;
  readonly site: RunningSite;
}

/** Playwright's test with a running site and a user in the browser that the project names. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserUnderTest: ['chromium', { option: true, scope: 'worker' }],
  scheme: ['light', { option: true }],
  scenario: ['free', { option: true }],

  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => withDesktop(use),
    { scope: 'worker', timeout: 120_000 },
  ],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => {
      const site = new RunningSite();
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  user: async ({ browserUnderTest, scheme, desktop, site, scenario }, use) => {
    await site.reset(scenario);
    const browser = await startBrowser(browserUnderTest, scheme, desktop);
    await use(new User(browser));
    browser.close();
  },

  openAs: ({ user, site }, use) =>
    use(async (name, route = '/dashboard', query = '') => {
      const path = `${dashboardPath}${query && `&${query}`}#${route}`;
      await user.goTo(`${site.url}/wp-login.php?redirect_to=${encodeURIComponent('/wp-admin/profile.php')}`);
      await user.type({ role: 'textbox', name: 'Username or Email Address' }, name);
      await user.type({ label: 'Password' }, name);
      await user.click({ role: 'button', name: 'Log In' });
      await user.arrivesAt(/\/wp-admin\//);
      await user.goTo(`${site.url}${path}`);
    }),
});
