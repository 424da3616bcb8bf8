import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../../tools/src/dev/free-port';
import { Host } from '../../src/host/host';
import type { SiteOptions } from '../../src/host/options';
import { ensurePackages } from '../../src/host/packages';
import { WordPress } from './wordpress';

export { expect };
export type UserName = 'admin' | 'editor' | 'author' | 'subscriber';

interface WorkerFixtures {
  readonly host: Host;
  /** Returns a WordPress with these options. Installs it the first time. */
  readonly wordpress: (options?: Partial<SiteOptions>) => Promise<WordPress>;
}

/** Playwright's `test` with a WordPress host per worker. */
export const test = base.extend<object, WorkerFixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => {
      await ensurePackages();
      const data = mkdtempSync(join(tmpdir(), 'flightdeck-wordpress-'));
      const host = new Host(data, await freePort(8520), process.env.FLIGHTDECK_WORDPRESS_DIR);
      await host.start();
      await use(host);
      await host.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  wordpress: [
    async ({ host }, use) => {
      const known = new Map<string, WordPress>();
      await use(async (given = {}) => {
        const options = { path: '/', plain: false, multisite: false, partner: null, ...given };
        const site = known.get(options.path) ?? new WordPress(await host.site(options));
        known.set(options.path, site);
        return site;
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Logs a user in, in place of the current user. Posts the form, because the partner can hide it on the login page. */
export async function signIn(page: Page, { url }: Pick<WordPress, 'url'>, user: UserName): Promise<void> {
  await page.context().clearCookies();
  const answer = await page.request.post(`${url}/wp-login.php`, {
    form: { log: user, pwd: user, testcookie: '1' },
    headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** Opens the dashboard page at a route. */
export async function open(page: Page, { url }: Pick<WordPress, 'url'>, route = '/dashboard') {
  await page.goto('about:blank');
  return page.goto(`${url}/wp-admin/admin.php?page=flightdeck#${route}`, { waitUntil: 'domcontentloaded' });
}
