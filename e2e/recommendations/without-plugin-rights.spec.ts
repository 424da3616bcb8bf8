import { expectAccessible } from '../support/accessibility/axe';
import { card, open } from '../support/dashboard';
import { changePageState } from '../support/page-state';
import { expect, test } from '../support/test';

const noPermissionText = "You don't have permission to install plugins. Ask a site administrator.";

test.beforeEach(async ({ page, logIn, site }) => {
  await logIn('admin');
  // Usually, the page combines its reads in one request, which the route below does not match.
  await site.separateReads();
  await page.route('**/jetpack/v4/plugins?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'invalid_user_permission_activate_plugins', message: 'Not allowed.' } }),
  );
  await changePageState(page, ({ initial, userConnection }) => {
    for (const { currentUser } of [Object(initial.userData), Object(userConnection)])
      currentUser.permissions.manage_plugins = false;
  });
});

test('users who may not install plugins are referred to an administrator, and the page requests no installation', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 403/);
  await open(page, '/recommendations/creative-mail');
  await expect(page.getByText(noPermissionText)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Install/ })).toHaveCount(0);
  await expect(page.getByText('Not allowed.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Not now', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enable site accelerator' })).toBeVisible();
  expect(await site.calls(/^POST plugins/)).toEqual([]);
});

test('the card of Akismet offers no activation to users who may not install plugins', async ({ page }) => {
  await open(page);
  const antiSpam = card(page, 'Akismet Anti-spam');
  await expect(antiSpam).toContainText('Keep spam out of your comments and forms automatically.');
  await expect(antiSpam.getByRole('button', { name: 'Activate Akismet' })).toHaveCount(0);
});
