import { expectCannotStart } from '../support/cannot-start';
import { unreadableState } from '../support/page-state';
import { test } from '../support/test';

test('the page arrives with a state that is cut off: cause and remedy instead of a blank page, and Retry loads it again', async ({
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
