import { expect, expectUpdated, logIn, open, test } from '../support/test';

test('the site stores the setting when a switch is turned on, and when it is turned off', { tag: '@matrix' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await open(page, site);
  await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
  await expectUpdated(page);
  await open(page, site, '/security');
  const alertsSwitch = page.getByRole('switch', { name: /Get downtime alerts/ });
  await expect(alertsSwitch).toBeChecked();
  await alertsSwitch.click();
  await expectUpdated(page);
  await page.reload();
  await expect(alertsSwitch).not.toBeChecked();
  expect(site.php("echo json_encode( get_option( 'double_settings' )['monitor'] );")).toBe('false');
});
