import { expectCards, expectShell, logo } from '../../support/dashboard';
import { expectFailure, unavailable } from '../../support/failures/failure-panel';
import { expect, test } from '../../support/test';

test('a screen of an area that is not installed has its title and a panel, and other screens stay reachable', async ({
  page,
  openAs,
  site,
}) => {
  site.set.withdraw('mf-settings');
  await openAs('admin', '/security');
  await expectFailure(page, {
    title: unavailable('Security'),
    code: 'area-unknown',
    area: 'mf-settings',
    cause: "mf-settings isn't installed.",
  });
  await expect(page).toHaveTitle('Security ‹ Site Example');
  await expectShell(page);
  await logo(page).click();
  await expectCards(page);
});
