import { makeReadOnly } from '../support/site-states';
import { expect, logIn, open, test } from '../support/test';

test.afterEach(async ({ wordpress }) => (await wordpress()).config(''));

test('with a read-only database, the dashboard opens, and the page reports a change that was not saved', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  makeReadOnly(site);
  const isWritten = site.php("echo json_encode( update_option( 'double_title', 'New' ) );");
  expect(isWritten).toBe('false');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
  await monitor.click();
  await expect(page.locator('#fd-toasts')).toContainText('The site accepted the change, but the module is still off.');
  await expect(monitor).not.toBeChecked();
  await open(page, site, '/security');
  await expect(page.getByRole('switch').first()).toBeVisible();
});
