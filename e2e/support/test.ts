import { type BrowserContext, test as base, expect } from '@playwright/test';
import { open } from './dashboard';
import { watchNetwork } from './network';
import { type Problems, watchProblems } from './problems';
import { RunningSite, type ScenarioName } from './site';

export { expect };

/** Continues after a failure, so that one run reports all problems of a state. */
export const softExpect = expect.configure({ soft: true });

export type UserName = 'admin' | 'admin2' | 'editor' | 'author' | 'subscriber';

interface TestFixtures {
  /** State of the site in which each test of a file starts: `test.use({ scenario: 'not-connected' })`. Default: `free`. */
  readonly scenario: ScenarioName;
  /** Generation of Jetpack that the site simulates. Default: 11. */
  readonly jetpack: '11' | '16';
  /** Replaces the logged-in user: with the login form the first time, then with the cookies of that login. */
  readonly logIn: (user: UserName) => Promise<void>;
  /**
   * Opens a route of the dashboard as a user, in the scenario of the file. Leaves the current page first, so that its
   * requests are not sent as the next user.
   */
  readonly openAs: (user: UserName, route?: string, query?: string) => Promise<void>;
  /** Expects problems that belong to the test. All other problems fail the test. */
  readonly expectProblems: (pattern: RegExp) => void;
  /** Problems in the pages of the test, which fail it unless they are expected or allowed. */
  readonly problems: Problems;
}

interface WorkerFixtures {
  /** One site per worker, put into its scenario before each test. */
  readonly site: RunningSite;
  /** Cookies of the first login of each user. */
  readonly cookies: Map<UserName, Awaited<ReturnType<BrowserContext['cookies']>>>;
}

/** Returns the test site, or a WordPress with the real Jetpack (`npm run journeys -w wordpress`). */
async function makeSite(): Promise<RunningSite> {
  if (!process.env.FLIGHTDECK_JOURNEYS) return new RunningSite();
  const { WordPressSite } = await import('../../wordpress/tests/journeys/wordpress-site');
  return new WordPressSite();
}

/** Playwright's test with a running site, logins, and a check for unexpected problems. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: ['free', { option: true }],
  jetpack: ['11', { option: true }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => {
      const site = await makeSite();
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  cookies: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  baseURL: ({ site }, use) => use(site.url),

  problems: [
    async ({ context, site, scenario, jetpack }, use, testInfo) => {
      // A test that can't pass on this site is expected to fail.
      const exclusion = site.exclusionOf(testInfo);
      testInfo.fail(exclusion !== undefined, exclusion);
      await site.reset(scenario, jetpack);
      await site.prepareBrowser(context);
      watchNetwork(context);
      const problems = await watchProblems(context, () => site.origins);
      if (site.ignoredMessages) problems.allow(site.ignoredMessages);
      await use(problems);
      expect(problems.mismatches(), 'problems that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],

  expectProblems: ({ problems }, use) => use(problems.expect),

  logIn: ({ context, cookies, site }, use) =>
    use(async (user) => {
      const savedCookies = cookies.get(user);
      await context.clearCookies();
      if (savedCookies) return context.addCookies(savedCookies);
      const page = await context.newPage();
      await site.logIn(page, user);
      await page.close();
      if (site.hasRealTime) cookies.set(user, await context.cookies());
    }),

  openAs: ({ page, logIn }, use) =>
    use(async (user, route, query) => {
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await logIn(user);
      await open(page, route, query);
    }),
});
