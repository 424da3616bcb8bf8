import type { Page } from '@playwright/test';
import { expect, expectUpdated, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/* Users whose capabilities another plugin has changed, users without a role, and deleted users. */

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await page.context().clearCookies();
});

/** Changes the capabilities of a user, as a role editor does. The Jetpack page then needs the capability `own_jetpack_page`. */
const setCapabilities = (site: WordPress, login: string, caps: string) =>
  site.mustUse(
    `add_filter( 'user_has_cap', static function ( $all, $caps, $args, $user ) {
      return '${login}' === $user->user_login ? array_merge( $all, ${caps} ) : $all;
    }, 10, 4 );
    add_filter( 'map_meta_cap', static function ( $caps, $cap ) { return 'jetpack_admin_page' === $cap ? array( 'own_jetpack_page' ) : $caps; }, 99, 2 );`,
  );

/** Opens the page, and expects either WordPress's refusal or a dashboard without failures. @returns which of the two is shown */
async function openPage(page: Page, site: WordPress): Promise<'refused' | 'dashboard'> {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const answer = await open(page, site);
  if (answer?.status() === 403) {
    await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
    return 'refused';
  }
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
  await expect(page.locator('#wpfooter')).toBeAttached();
  expect(thrown).toEqual([]);
  return 'dashboard';
}

const removed = (name: string) => `'${name}' => false`;
const granted = (name: string) => `'${name}' => true`;

test('an editor with the capability for the Jetpack page sees the dashboard, without the permissions of an administrator', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  setCapabilities(site, 'editor', `array( ${granted('own_jetpack_page')} )`);
  await logIn(page, site, 'editor');
  expect(await openPage(page, site)).toBe('dashboard');
  const state = JSON.parse((await page.locator('#flightdeck-page-state').textContent()) ?? '{}');
  expect(state.initial.userData.currentUser.permissions.manage_options).toBe(false);
  expect(state.overrides.origins).toEqual([]);
});

test('an administrator without the capability for the Jetpack page is refused, and sees no menu entry of the page', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  setCapabilities(site, 'admin', `array( ${removed('own_jetpack_page')} )`);
  await logIn(page, site, 'admin');
  expect(await openPage(page, site)).toBe('refused');
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.locator('#adminmenu')).toBeVisible();
  // Settings › Flightdeck remains, which needs manage_options only.
  await expect(page.locator('#adminmenu .toplevel_page_flightdeck')).toHaveCount(0);
});

test('an administrator without manage_options cannot change settings, and sees the dashboard only if the site is connected', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  setCapabilities(site, 'admin', `array( ${granted('own_jetpack_page')}, ${removed('manage_options')} )`);
  await logIn(page, site, 'admin');
  expect(await openPage(page, site)).toBe('dashboard');
  await expect(page.getByRole('switch')).toHaveCount(0);
  // Before the site is connected, the page needs manage_options.
  site.php("update_option( 'double_connected', 'no' );");
  expect(await openPage(page, site)).toBe('refused');
});

test('a subscriber with manage_options can change settings', async ({ page, wordpress }) => {
  const site = await wordpress();
  setCapabilities(site, 'subscriber', `array( ${granted('own_jetpack_page')}, ${granted('manage_options')} )`);
  await logIn(page, site, 'subscriber');
  expect(await openPage(page, site)).toBe('dashboard');
  await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
  await expectUpdated(page);
});

test('a user without a role is refused', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.php("get_user_by( 'login', 'author' )->set_role( '' );");
  await logIn(page, site, 'author');
  expect(await openPage(page, site)).toBe('refused');
  site.php("get_user_by( 'login', 'author' )->set_role( 'author' );");
});

for (const action of ['read', 'write'] as const)
  test(`a user who is deleted while the page is open gets a message with a link to log in (${action})`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    // After a failed run, the user is missing.
    site.php(
      "wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'a@site.example', 'role' => 'administrator' ) ); get_user_by( 'login', 'author' )->set_role( 'administrator' );",
    );
    await logIn(page, site, 'author');
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
    await expect(monitor).toBeEnabled();
    site.php("wp_delete_user( get_user_by( 'login', 'author' )->ID );");
    if (action === 'write') {
      await monitor.click();
      await expect(page.locator('#fd-toasts')).toContainText("You've been logged out.");
      await expect(monitor).not.toBeChecked();
    } else {
      // The page reads the connection when the user returns to its window.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    }
    const link = page.locator(action === 'write' ? '#fd-toasts' : '#fd-notices').getByRole('link', { name: /^Log in/ });
    await expect(link).toHaveAttribute('href', /wp-login\.php/);
    await expect(page.locator('#flightdeck').getByRole('article').first()).toBeVisible();
    site.php(
      "wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'author@site.example', 'role' => 'author' ) );",
    );
  });
