import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../../tools/src/dev/free-port';
import type { SiteOptions } from '../../src/server/options';
import { ensurePackages } from '../../src/server/packages';
import { WordPressServer } from '../../src/server/server';
import { defaultSite } from './environment';
import { postLogin } from './post-login';
import { WordPress } from './wordpress';

export { expectUpdated } from '../../../e2e/support/dashboard';
export { expect };
export type UserName = 'admin' | 'editor' | 'author' | 'subscriber';

interface TestFixtures {
  /** Fails a test in which our plugin causes a PHP notice. */
  readonly notices: undefined;
}

interface WorkerFixtures {
  readonly server: WordPressServer;
  /** All sites by their path. */
  readonly sites: Map<string, WordPress>;
  /**
   * Returns the WordPress at the path of the options. The first call installs it with these options; later calls use only the path.
   */
  readonly wordpress: (options?: Partial<SiteOptions>) => Promise<WordPress>;
}

/** Playwright's `test` with a WordPress server per worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  notices: [
    async ({ sites }, use) => {
      await use(undefined);
      expect([...sites.values()].map((site) => site.takeNotices()).join('')).toBe('');
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  sites: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => {
      await ensurePackages();
      const data = mkdtempSync(join(tmpdir(), 'flightdeck-wordpress-'));
      const server = new WordPressServer(data, await freePort(8520), process.env.FLIGHTDECK_WORDPRESS_DIR);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  wordpress: [
    async ({ server, sites }, use) => {
      await use(async (chosenOptions = {}) => {
        const options = { ...defaultSite(process.env), ...chosenOptions };
        const site = sites.get(options.path) ?? new WordPress(await server.installSite(options));
        sites.set(options.path, site);
        return site;
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Logs the current user out and another user in. */
export async function logIn(page: Page, { url }: Pick<WordPress, 'url'>, user: UserName): Promise<void> {
  await page.context().clearCookies();
  expect(await postLogin(page.request, url, user)).toBe(302);
}

/** Opens the dashboard page at a route. Returns the response of the site. */
export async function open(page: Page, { url }: Pick<WordPress, 'url'>, route = '/dashboard') {
  // Otherwise, a browser that already shows the page would change only its route.
  await page.goto('about:blank');
  return page.goto(`${url}/wp-admin/admin.php?page=flightdeck#${route}`, { waitUntil: 'domcontentloaded' });
}
