import { card, expectCards } from '../support/dashboard';
import { expect, test } from '../support/test';

test.describe('with a plan', () => {
  test.use({ scenario: 'security' });

  test('a printed dashboard has the cards, without their actions, and no admin menu', async ({ page, openAs }) => {
    await openAs('admin');
    await expectCards(page);
    await page.emulateMedia({ media: 'print' });
    const scan = card(page, 'Scan');
    await expect(scan).toContainText('Secure');
    await expect(scan.getByRole('link')).toHaveCount(0);
    await expect(scan.getByRole('button')).toHaveCount(0);
    // The switch shows the state of the card.
    await expect(card(page, 'Downtime monitoring').getByRole('switch')).toBeVisible();
    for (const selector of ['#adminmenumain', '#wpadminbar', '#fd-tabs', '#fd-footer'])
      await expect(page.locator(selector)).toBeHidden();
    const { x } = (await page.locator('#flightdeck').boundingBox()) ?? {};
    expect(x).toBe(0);
  });
});

test('the printed offer of backups keeps the legend of its bar, without the buttons', async ({ page, openAs }) => {
  await openAs('admin');
  await expectCards(page);
  await page.emulateMedia({ media: 'print' });
  const backup = card(page, 'VaultPress Backup');
  await expect(backup.getByText('25 comments', { exact: true })).toBeVisible();
  await expect(backup.getByRole('button')).toHaveCount(0);
  await expect(backup.getByRole('link')).toHaveCount(0);
});
