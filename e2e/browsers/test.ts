import { test as base, chromium, expect } from '@playwright/test';
import { neededChromium, quietArgs } from '../../tools/src/setup/chromium.mjs';
import { neededProgram } from '../../tools/src/setup/other-browsers.mjs';
import { dashboardPath } from '../support/dashboard';
import { RunningSite, type ScenarioName } from '../support/site';
import type { UserName } from '../support/test';
import type { Desktop } from './desktop';
import type { BrowserName, Driver, Scheme } from './drivers/driver';
import { PlaywrightDriver } from './drivers/playwright-driver';
import { PuppeteerDriver } from './drivers/puppeteer-driver';
import { WebDriverDriver } from './drivers/webdriver-driver';
import { User } from './user';

export { expect };

interface TestFixtures {
  readonly scenario: ScenarioName;
  readonly user: User;
  /** Logs in with the login form and opens a route of the dashboard. */
  readonly openAs: (user: UserName, route?: string, query?: string) => Promise<void>;
}

interface WorkerFixtures {
  readonly browserUnderTest: BrowserName;
  readonly scheme: Scheme;
  /** The desktop on which the browser shows its window; null for a headless browser. WebKit always starts its own screen. */
  readonly desktop: Desktop | null;
  readonly site: RunningSite;
  readonly driver: Driver;
}

/** Starts a driver with its browser; WebKit starts at the first `reset`. @throws Error when a program does not start */
async function startDriver(browser: BrowserName, scheme: Scheme, desktop: Desktop | null): Promise<Driver> {
  if (browser === 'firefox') return PuppeteerDriver.start(neededProgram('firefox'), scheme, desktop);
  if (browser === 'webkit') return WebDriverDriver.start(neededProgram('MiniBrowser'), scheme);
  const chromiumBrowser = await chromium.launch({
    executablePath: neededChromium({ hasWindow: true }),
    args: [...quietArgs, ...(desktop ? ['--force-renderer-accessibility'] : [])],
    ...(desktop && { headless: false, env: desktop }),
  });
  return new PlaywrightDriver(chromiumBrowser, scheme);
}

/** Playwright's test with a running site and a user in the browser that the project names. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserUnderTest: ['chromium', { option: true, scope: 'worker' }],
  scheme: ['light', { option: true, scope: 'worker' }],
  desktop: [null, { scope: 'worker' }],
  scenario: ['free', { option: true }],

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

  driver: [
    async ({ browserUnderTest, scheme, desktop }, use) => {
      const driver = await startDriver(browserUnderTest, scheme, desktop);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  user: async ({ driver, site, scenario }, use) => {
    await site.reset(scenario);
    await driver.reset();
    await use(new User(driver));
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
