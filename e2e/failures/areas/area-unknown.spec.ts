import { expectCards, expectConnections, expectShell, logo } from '../../support/dashboard';
import { connectionsDown, expectFailure, retryButton } from '../../support/failures/failure-panel';
import { expect, test } from '../../support/test';

const notInstalled = (title: string, area: string) => ({
  title,
  cause: `${area} isn't installed.`,
  remedy: `Ask your developer or host to redeploy ${area}.`,
  code: 'area-unknown',
});

for (const [route, title, area, tag = ''] of [
  ['/security', 'Security', 'mf-settings'],
  ['/recommendations', 'Recommendations', 'mf-recommendations', ' @long'],
] as const) {
  test(`#${route} of an area that is not installed shows a panel, and other screens stay reachable${tag}`, async ({
    page,
    openAs,
    site,
  }) => {
    site.set.withdraw(area);
    await openAs('admin', route);
    await expectFailure(page, notInstalled(`${title} is not available`, area));
    await expect(page).toHaveTitle(`${title} ‹ Site Example`);
    await expectShell(page);
    await logo(page).click();
    await expectCards(page);
    await expectConnections(page);
  });
}

test('keeps the cards when the connection area is not installed, and shows the connections once the area is installed', async ({
  page,
  openAs,
  site,
}) => {
  site.set.withdraw('mf-connection');
  await openAs('admin');
  await expectFailure(page, notInstalled(connectionsDown, 'mf-connection'));
  await expectShell(page);
  await expectCards(page);
  await retryButton(page, connectionsDown).click();
  await expectFailure(page, notInstalled(connectionsDown, 'mf-connection'));
  site.set.restore();
  await page.reload();
  await expectConnections(page);
});
