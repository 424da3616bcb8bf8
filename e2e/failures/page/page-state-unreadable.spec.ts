import { expectCannotStart } from '../../support/failures/cannot-start';
import { unreadableState } from '../../support/page-state';
import { test } from '../../support/test';

test('shows cause and remedy instead of a blank page for a truncated page state, and Retry reloads the page', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/Flightdeck could not start/);
  await signIn('admin');
  await expectCannotStart(page, unreadableState, {
    cause: "The data in the page can't be read.",
    code: 'page-state-unreadable',
  });
});
