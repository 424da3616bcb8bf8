import { expectUsable, flip, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

test('SET-191 SET-192 SET-193 keeps the sharing settings after a reload', async ({ page, openAs }) => {
  await openAs('admin', '/sharing');
  for (const option of ['likes', 'sharedaddy', 'publicize']) await flip(page, option);
  await expectUsable(page);
  await page.reload();
  for (const option of ['likes', 'sharedaddy', 'publicize'])
    await expect(settingSwitch(page, option)).not.toBeChecked();
  await flip(page, 'publicize');
  await expect(page.getByRole('link', { name: 'Connect your social media accounts' })).toHaveAttribute(
    'href',
    /source=calypso-marketing-connections/,
  );
});

test('SET-003 redirects a subscriber from the settings to the dashboard', async ({ page, logIn }) => {
  await logIn('subscriber');
  for (const route of ['/settings', '/sharing', '/writing', '/discussion', '/traffic', '/privacy']) {
    await visit(page, route);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByTestId('settings-card')).toHaveCount(0);
  }
});
