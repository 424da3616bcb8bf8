import { expectConnections, expectUpdated, protectSwitch } from '../../support/dashboard';
import { expectServerValue } from '../../support/failures/rest-failure';
import { changePageState } from '../../support/page-state';
import { expect, test } from '../../support/test';

test('reads and saves below the REST root of a site with plain permalinks in two languages', async ({
  openAs,
  page,
  site,
}) => {
  await changePageState(page, (state) => {
    state.initial.WP_API_root = `${site.url}/?rest_route=/&lang=de`;
  });
  await openAs('admin');
  await expectConnections(page);
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expectServerValue(page, site);
  await expect(protectSwitch(page)).toBeChecked();
});
