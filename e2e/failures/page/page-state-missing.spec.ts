import { expectCannotStart } from '../../support/failures/cannot-start';
import { withoutState } from '../../support/page-state';
import { test } from '../../support/test';

test('shows cause and remedy instead of a blank page without page state, and Retry reloads the page', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/Flightdeck could not start/);
  await signIn('admin');
  await expectCannotStart(page, withoutState, {
    cause: "The page doesn't contain the data it needs.",
    code: 'page-state-missing',
  });
});
