import { expectCards, expectConnections, open, panel } from '../../support/dashboard';
import { expectFailure, retry } from '../../support/failure-panel';
import { unreadableState } from '../../support/page-state';
import { expect, test } from '../../support/test';

const title = 'The dashboard cannot start';

test('the page arrives with a state that is cut off: cause and remedy instead of a blank page, and Retry loads it again', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/Flightdeck could not start/);
  await signIn('admin');
  const repair = await unreadableState(page);
  await open(page);
  await expectFailure(page, {
    title,
    cause: 'The data that came with the page cannot be read.',
    remedy: /Reload the page\. If that does not help, .* switch off page caching/,
    code: 'page-state-unreadable',
  });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toHaveCount(0);
  await repair();
  await retry(page, title).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, title)).toHaveCount(0);
});
