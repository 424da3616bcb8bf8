import { expectCannotStart } from '../support/cannot-start';
import { withoutState } from '../support/page-state';
import { test } from '../support/test';

test('the page arrives without its state: cause and remedy instead of a blank page, and Retry loads it again', async ({
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
