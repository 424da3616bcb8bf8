import { expectCards, expectConnections, open, panel } from '../../support/dashboard';
import { expectFailure, retry } from '../../support/failure-panel';
import { withoutState } from '../../support/page-state';
import { expect, test } from '../../support/test';

const title = 'The dashboard cannot start';

test('the page arrives without its state: cause and remedy instead of a blank page, and Retry loads it again', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/Flightdeck could not start/);
  await signIn('admin');
  const repair = await withoutState(page);
  await open(page);
  await expectFailure(page, {
    title,
    cause: 'The page arrived without the data it needs.',
    remedy: /Reload the page\. If that does not help, .* switch off page caching/,
    code: 'page-state-missing',
  });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toHaveCount(0);
  await repair();
  await retry(page, title).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, title)).toHaveCount(0);
});
