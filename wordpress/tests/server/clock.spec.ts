import { expect, expectUpdated, logIn, open, test } from '../support/test';

/* Clocks that are wrong by a day. php/set/signature-test.php tests the times that the plugin stores. */

const day = 24 * 3600 * 1000;

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

for (const [direction, nonceDays] of [
  ['forward', 0.5],
  ['back', 2.5],
] as const)
  test(`a site whose clock is set ${direction} while the page is open saves a change`, async ({ page, wordpress }) => {
    const site = await wordpress();
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    // A test can't change the clock of the machine. A nonce depends on the time divided by the lifetime of nonces, so a shorter
    // lifetime has the effect of a later time.
    site.mustUse(`add_filter( 'nonce_life', static function () { return (int) ( ${nonceDays} * DAY_IN_SECONDS ); } );`);
    const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
    await monitor.click();
    await expectUpdated(page);
    await expect(monitor).toBeChecked();
  });

for (const [direction, offset] of [
  ['ahead', day],
  ['behind', -day],
] as const)
  test(`a browser whose clock is a day ${direction} shows the dashboard and saves a change`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    await page.clock.setSystemTime(Date.now() + offset);
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
    await expectUpdated(page);
  });
