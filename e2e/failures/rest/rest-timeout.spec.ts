import { card, expectConnections, expectShell, expectUpdated, open, protectSwitch } from '../../support/dashboard';
import { expectServerValue } from '../../support/failures/rest-failure';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

test.beforeEach(({ logIn }) => logIn('admin'));

test('the page works even if no read is ever answered, because a connection stays free for files', async ({
  page,
  site,
}) => {
  await site.chaos({ method: 'GET', kind: 'timeout' });
  await open(page);
  await expectShell(page);
  await expect(card(page, 'Scan')).toContainText('Loading');
  await expect(card(page, 'Downtime monitoring')).toContainText('On');
});

test('after a write whose answer is lost, the page reads the value instead of repeating the write, and shows it', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await open(page);
  await expectConnections(page);
  await networkAtRest(page);
  await site.clearLog();
  await site.chaos({ method: 'POST', path: 'settings', kind: 'lost' });
  await protectSwitch(page).click();
  await expect.poll(() => site.calls(/^POST/)).toHaveLength(1);
  await page.clock.fastForward(30_500);
  // The site has the requested value, so there is no error.
  await expectUpdated(page);
  await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
  await expectServerValue(page, site);
  await expect(protectSwitch(page)).toBeChecked();
  await expect.poll(() => site.calls(/settings/)).toEqual(['POST settings 0', 'GET settings 200']);
});
