import { strictly } from '@flightdeck/shared/contracts/field-schemas';
import { pageStateSchema } from '@flightdeck/shared/contracts/page-state';
import * as v from 'valibot';
import { partnerOf } from '../src/host/options';
import { expect, open, signIn, test, type UserName } from './support/test';
import type { WordPress } from './support/wordpress';

/* With the site-management plugin itself. FLIGHTDECK_PROVIDER puts the site into scenarios and answers for its provider. */

const { FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER } = process.env;
const partner = partnerOf(FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER);

/** Puts the site into a scenario; without anything that answers for the provider there is but one, not connected. */
async function scenario({ url }: WordPress, name: string): Promise<void> {
  const answer = await fetch(`${url}/wp-json/lab/v1/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(await answer.text()).toContain(name);
}

/** What of the page state is not as agreed; null when the page is not for this user. */
async function misprints(page: Parameters<typeof open>[0], site: WordPress, user: UserName): Promise<object | null> {
  await signIn(page, site, user);
  const answer = await open(page, site);
  if (answer?.status() === 403) return null;
  const text = (await page.locator('#flightdeck-page-state').textContent()) ?? '';
  const read = v.safeParse(pageStateSchema, JSON.parse(text), strictly);
  return read.success ? {} : (v.flatten(read.issues).nested ?? {});
}

test('not connected: the page asks administrators to connect, and is nobody else’s', async ({ page, wordpress }) => {
  const site = await wordpress({ path: '/partner/', partner });
  if (partner?.provider) await scenario(site, 'not-connected');
  expect(await misprints(page, site, 'admin')).toEqual({});
  await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
  expect(await misprints(page, site, 'editor')).toBeNull();
});

if (partner?.provider) {
  for (const name of ['free', 'complete', 'threats', 'offline', 'unlinked', 'userless', 'provider-down', 'coupon']) {
    test(`${name}: the page state of each role is as agreed, and the page stands`, async ({ page, wordpress }) => {
      const site = await wordpress({ path: '/partner/', partner });
      await scenario(site, name);
      const closed = name === 'offline' || name === 'coupon';
      for (const user of ['subscriber', 'admin'] as const) {
        expect({ user, found: await misprints(page, site, user) }).toEqual({
          user,
          found: closed && user === 'subscriber' ? null : {},
        });
      }
      await expect(page.locator('#flightdeck').getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
    });
  }

  test('every screen stands, and a change is what the site holds afterwards', async ({ page, wordpress }) => {
    test.setTimeout(120_000);
    const site = await wordpress({ path: '/partner/', partner });
    await scenario(site, 'free');
    await signIn(page, site, 'admin');
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
    const thrown: string[] = [];
    page.on('pageerror', ({ stack, message }) => thrown.push(stack ?? message));
    for (const [route, title] of Object.entries(titles)) {
      await open(page, site, route);
      await expect(page).toHaveTitle(new RegExp(`^${title} ‹ `));
      await expect(page.locator('#flightdeck').getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
    }
    // From screen to screen, as people go: what the partner's own scripts listen to is as on its own page.
    for (const [route, title] of Object.entries(titles).slice(0, 3)) {
      await page.evaluate((to) => location.assign(`#${to}`), route);
      await expect(page).toHaveTitle(new RegExp(`^${title} ‹ `));
    }
    expect(thrown).toEqual([]);
    await open(page, site, '/security');
    const monitor = page.getByRole('switch', { name: /Get downtime alerts/ });
    await expect(monitor).toBeChecked();
    await monitor.click();
    await expect(page.locator('#fd-toasts')).toContainText('Updated settings.');
    await page.reload();
    await expect(monitor).not.toBeChecked();
    expect(site.php("echo json_encode( Jetpack::is_module_active( 'monitor' ) );")).toBe('false');
  });
}
