import { join } from 'node:path';
import { expectCards, expectConnections, open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { test } from '../support/test';

const folder = join(import.meta.dirname, '../../docs/pictures');

test.use({ scenario: 'complete', viewport: { width: 1280, height: 1100 } });

test('the dashboard of a site with a plan', async ({ page, signIn }) => {
  await signIn('admin');
  await open(page);
  await expectCards(page);
  await expectConnections(page);
  await networkAtRest(page);
  await page
    .locator('#flightdeck')
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  await networkAtRest(page);
  await page.mouse.move(900, 60);
  await page.screenshot({ path: join(folder, 'dashboard.png'), animations: 'disabled' });
});
