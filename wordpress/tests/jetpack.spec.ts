import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import { strictly } from '@flightdeck/shared/schema';
import * as v from 'valibot';
import { startsWordPress } from '../src/bench/starts';
import { resolveJetpack } from '../src/server/options';
import { setScenario } from '../src/server/scenario';
import { expect, expectUpdated, logIn, open, test, type UserName } from './support/test';
import type { WordPress } from './support/wordpress';

/*
 * Tests with the real Jetpack, whose folder is in FLIGHTDECK_PLUGIN_DIR. FLIGHTDECK_PROVIDER is the path of a must-use plugin that
 * simulates the provider and sets scenarios. Only the first test runs without such a plugin, because the site is then never connected.
 */

const { FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER } = process.env;
const jetpack = resolveJetpack(FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER);

const [major = 0, minor = 0] = jetpack
  ? (/^ \* Version: (\d+)\.(\d+)/m.exec(readFileSync(join(jetpack.folder, 'jetpack.php'), 'utf8')) ?? [])
      .slice(1)
      .map(Number)
  : [];
/** Returns whether this version of Jetpack is 13.`leastMinor` or later. */
const isAtLeast13 = (leastMinor: number) => major > 13 || (major === 13 && minor >= leastMinor);
/** Whether this version of Jetpack has the newsletter settings. */
const hasNewsletter = isAtLeast13(5);
/** Whether this version of Jetpack has a page for AI features. */
const hasAi = isAtLeast13(7);

/** Logs in as a user and opens the page. Returns violations of the page state schema, by field; null if the page is forbidden. */
async function invalidFields(
  page: Parameters<typeof open>[0],
  site: WordPress,
  user: UserName,
): Promise<object | null> {
  await logIn(page, site, user);
  const answer = await open(page, site);
  if (answer?.status() === 403) return null;
  const text = (await page.locator('#flightdeck-page-state').textContent()) ?? '';
  const result = v.safeParse(pageStateSchema, JSON.parse(text), strictly);
  return result.success ? {} : (v.flatten(result.issues).nested ?? {});
}

test('on a site that is not connected, only administrators see the page, which offers to connect', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress({ path: '/jetpack/', jetpack });
  if (jetpack?.provider) await setScenario(site.url, 'not-connected');
  expect(await invalidFields(page, site, 'admin')).toEqual({});
  await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
  expect(await invalidFields(page, site, 'editor')).toBeNull();
});

if (jetpack?.provider) {
  for (const scenario of [
    'free',
    'complete',
    'threats',
    'offline',
    'unlinked',
    'userless',
    'provider-down',
    'coupon',
  ]) {
    test(`in the scenario ${scenario}, the page state of each role is valid, and no part of the page fails`, async ({
      page,
      wordpress,
    }) => {
      const site = await wordpress({ path: '/jetpack/', jetpack });
      await setScenario(site.url, scenario);
      for (const user of ['subscriber', 'editor', 'admin'] as const) {
        const fields = await invalidFields(page, site, user);
        // Jetpack decides who may open the page: only administrators while the site is offline, and no subscribers from 13.9 on.
        const jetpackPage = await page.request.get(`${site.url}/wp-admin/admin.php?page=jetpack`);
        const isForbidden = user !== 'admin' && jetpackPage.status() === 403;
        expect({ user, fields }).toEqual({ user, fields: isForbidden ? null : {} });
      }
      await expect(page.locator('#flightdeck').getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
    });
  }

  test('the dashboard of a connected site starts WordPress three times', async ({ page, wordpress }) => {
    const site = await wordpress({ path: '/jetpack/', jetpack });
    await setScenario(site.url, 'free');
    await logIn(page, site, 'admin');
    // The first visit sends more requests: Jetpack's toolbar requests the scan until the site has stored the answer.
    await open(page, site);
    await page.waitForLoadState('networkidle');
    const starts: string[] = [];
    page.on('request', (request) => {
      const isPage = request.resourceType() === 'document';
      if (startsWordPress({ url: request.url(), type: isPage ? 'Document' : 'Other' }, site.url))
        starts.push(new URL(request.url()).pathname.replace(/^\/jetpack\//, ''));
    });
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(starts.sort()).toEqual([
      'wp-admin/admin.php',
      'wp-json/flightdeck/v1/reads',
      'wp-json/jetpack/v4/module/stats/data',
    ]);
  });

  test('every screen opens, and the site stores a change', async ({ page, wordpress }) => {
    test.setTimeout(120_000);
    const site = await wordpress({ path: '/jetpack/', jetpack });
    await setScenario(site.url, 'free');
    await logIn(page, site, 'admin');
    const titles: Record<string, string> = {
      '/dashboard': 'At A Glance',
      '/my-plan': 'My Plan',
      '/security': 'Security',
      '/performance': 'Performance',
      '/writing': 'Writing',
      '/sharing': 'Sharing',
      '/discussion': 'Discussion',
      '/traffic': 'Traffic',
      '/recommendations': 'Recommendations',
      '/license/activation': 'License',
      '/status': 'Status',
    };
    const pageErrors: string[] = [];
    page.on('pageerror', ({ stack, message }) => pageErrors.push(stack ?? message));
    for (const [route, title] of Object.entries(titles)) {
      await open(page, site, route);
      await expect(page).toHaveTitle(new RegExp(`^${title} ‹ `));
      await expect(page.locator('#flightdeck').getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
    }
    // Jetpack's scripts run at each hashchange event, and must not throw.
    for (const [route, title] of Object.entries(titles).slice(0, 3)) {
      await page.evaluate((to) => location.assign(`#${to}`), route);
      await expect(page).toHaveTitle(new RegExp(`^${title} ‹ `));
    }
    expect(pageErrors).toEqual([]);
    await open(page, site, '/security');
    const monitor = page.getByRole('switch', { name: /Get downtime alerts/ });
    await expect(monitor).toBeChecked();
    await monitor.click();
    await expectUpdated(page);
    await page.reload();
    await expect(monitor).not.toBeChecked();
    expect(site.php("echo json_encode( Jetpack::is_module_active( 'monitor' ) );")).toBe('false');
  });

  if (hasNewsletter)
    test('the site stores each change of the newsletter settings', async ({ page, wordpress }) => {
      const site = await wordpress({ path: '/jetpack/', jetpack });
      await setScenario(site.url, 'free');
      await logIn(page, site, 'admin');
      await open(page, site, '/discussion');
      const card = page.getByRole('article', { name: 'Newsletter' });
      await expect(card.getByRole('switch').first()).toBeEnabled();
      const switches = await card
        .getByRole('switch')
        .evaluateAll((elements) =>
          elements.map((element) => [element.dataset.testid ?? '', element.ariaChecked === 'true'] as const),
        );
      expect(switches.length).toBeGreaterThanOrEqual(8);
      for (const [testId, wasOn] of switches) {
        await page.getByTestId(testId).click();
        await expectUpdated(page);
        await expect(page.getByTestId(testId)).toHaveAttribute('aria-checked', String(!wasOn));
        const option = testId.replace('module-toggle-', '');
        // The site stores 0 or an empty string for off.
        expect({ option, stored: site.php(`echo get_option( '${option}' ) ? 'on' : 'off';`) }).toEqual({
          option,
          stored: wasOn ? 'off' : 'on',
        });
      }
      await page.getByLabel('Sender name').fill('The Daily');
      await page.getByLabel('Replies to emails').selectOption('Publish replies as comments');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expect(page.getByRole('button', { name: /^(Save Settings|Saving…)$/ })).toHaveCount(0);
      expect(
        site.php(
          "echo get_option( 'jetpack_subscriptions_from_name' ), '|', get_option( 'jetpack_subscriptions_reply_to' );",
        ),
      ).toBe('The Daily|comment');
      await page.reload();
      await expect(page.getByLabel('Replies to emails')).toHaveValue('comment');
    });

  if (hasAi)
    test('the dashboard links to the AI features', async ({ page, wordpress }) => {
      const site = await wordpress({ path: '/jetpack/', jetpack });
      await setScenario(site.url, 'free');
      await logIn(page, site, 'admin');
      await open(page, site);
      await expect(page.getByRole('link', { name: 'Open AI features' })).toHaveAttribute(
        'href',
        /page=my-jetpack#\/jetpack-ai$/,
      );
    });
}
