import { expect, logIn, open, test } from '../support/test';

test('a browser without popovers immediately gets a message that names the missing feature', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await open(page, site);
  const message = page.locator('#flightdeck-not-started > :visible');
  // Less than the 15 s after which the page shows that it hasn't started.
  await expect(message).toContainText('Update your browser', { timeout: 10_000 });
  await expect(message).toContainText("The dashboard needs popover, which this browser doesn't have. Update it to");
  await expect(message).not.toContainText("hasn't started");
  await expect(message.getByRole('link', { name: 'Reload this page' })).toBeVisible();
});
