import { expectAccessible } from '../../support/accessibility/axe';
import { expectCards, expectConnections, expectHeader, panel } from '../../support/dashboard';
import { retryButton } from '../../support/failures/failure-panel';
import { setFault, throwingView, truncated } from '../../support/failures/faults';
import { expect, test } from '../../support/test';

const failureTitle = /^At A Glance (stopped working|is not available)$/;

const releases = [
  ['a release that throws while it draws', { 'area.js': throwingView('at-a-glance') }],
  ['a release with a truncated entry file', { 'remote.js': truncated }, ' @long'],
] as const;

for (const [release, files, tag = ''] of releases)
  test(`after two failures of ${release}, offers the release that last worked in this browser, and loads it${tag}`, async ({
    page,
    openAs,
    site,
    expectProblems,
  }) => {
    expectProblems(/Injected fault|Unexpected end of input|Invalid or unexpected token|missing|at-a-glance failed/);
    const originalVersion = site.set.entry('mf-dashboard').version;
    const olderReleaseButton = page.getByRole('button', {
      name: `Use version ${originalVersion}, which worked before`,
    });
    await openAs('admin');
    await expectCards(page);
    await expectConnections(page);
    const storedRelease = () => page.evaluate(() => localStorage.getItem('flightdeck.worked.mf-dashboard.1'));
    await expect.poll(storedRelease).toContain(originalVersion);

    await setFault(page, true);
    site.set.deployBroken('mf-dashboard', { files });
    await page.reload();
    await expect(panel(page, failureTitle)).toBeVisible();
    await expect(olderReleaseButton).toHaveCount(0);
    await retryButton(page, failureTitle).click();
    await expect(olderReleaseButton).toBeVisible();
    await expectAccessible(page, { within: '#fd-outlet' });
    await olderReleaseButton.click();
    await expectCards(page);
    await expectConnections(page);
    await expectHeader(page);
    // The older release stays in use after a visit to another screen.
    await page.evaluate(() => location.assign('#/my-plan'));
    await expect(page.getByRole('heading', { name: 'My Plan' }).first()).toBeAttached();
    await page.evaluate(() => location.assign('#/dashboard'));
    await expectCards(page);
    // A new page tries the live release first, because it may work by now.
    await page.reload();
    await expect(panel(page, failureTitle)).toBeVisible();
    site.set.restore();
    await page.reload();
    await expectCards(page);
  });
