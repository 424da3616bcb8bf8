import { card, expectUpdated } from '../support/dashboard';
import { settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

test.use({ jetpack: '16' });

test('an administrator who is not the connection owner gets a link to My Jetpack for licenses', async ({
  page,
  openAs,
}) => {
  await openAs('admin2', '/my-plan');
  await expect(page.getByText(/^Only the connection owner can activate licenses here\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open My Jetpack' })).toHaveAttribute(
    'href',
    /admin\.php\?page=my-jetpack#\/add-license$/,
  );
});

test('the page says that administrators are not counted until a role is changed', async ({ page, openAs }) => {
  await openAs('admin', '/traffic');
  const administratorRow = page.getByTestId('count_roles-administrator');
  await expect(administratorRow).toContainText('Always on');
  await expect(administratorRow).toContainText("Jetpack doesn't count administrators yet.");
  await expect(administratorRow.getByRole('link', { name: 'Change this in Jetpack' })).toHaveAttribute(
    'href',
    /page=jetpack&flightdeck=off#\/traffic$/,
  );
  await page.getByTestId('count_roles-editor').getByRole('switch').click();
  await expect(administratorRow).not.toContainText("Jetpack doesn't count administrators yet.");
});

test('the speed scores that Boost measured are shown after it is installed', async ({ page, openAs }) => {
  await openAs('admin');
  await card(page, 'Boost')
    .getByRole('button', { name: /^(Install|Activate) Boost$/ })
    .click();
  await expect(card(page, 'Boost').getByRole('link', { name: 'Manage Boost' })).toBeVisible();
  await page.reload();
  await expect(card(page, 'Boost')).toContainText(/Mobile\s*71\s*Desktop\s*92/);
  await expect(card(page, 'Boost')).toContainText(/Speed scores out of 100, measured on \w+ \d+, \d{4}\./);
});

test.describe('without a connected owner', () => {
  test.use({ scenario: 'userless' });

  test('brute force protection can be turned off and on', async ({ page, openAs }) => {
    await openAs('admin');
    const dashboardCard = card(page, 'Brute force protection');
    await expect(dashboardCard.getByRole('switch')).toBeChecked();
    await expect(dashboardCard).not.toContainText('Not connected');
    await visit(page, '/security');
    await settingSwitch(page, 'protect').click();
    await expect(settingSwitch(page, 'protect')).not.toBeChecked();
    await expectUpdated(page);
  });
});
