import { answerProvider, goToProvider } from '../support/connect';
import { expectCards, expectConnections, expectShell } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ jetpack: '16', scenario: 'not-connected' });

test('a site is connected, disconnected and connected again', async ({ page, site, openAs }) => {
  await openAs('admin');
  await goToProvider(page, site);
  await answerProvider(page, site, 'Approve');
  await expectShell(page);
  await expectCards(page);
  await expectConnections(page);
  await page.evaluate(() => {
    location.hash = '#/disconnect';
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(dialog.getByRole('heading')).toBeVisible();
  await page.goto('about:blank');
  await openAs('admin');
  await goToProvider(page, site);
  await answerProvider(page, site, 'Approve');
  await expectConnections(page);
});
