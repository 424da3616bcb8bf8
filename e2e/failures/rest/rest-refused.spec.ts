import { expectReadFailure, expectWriteFailure } from '../../support/failures/rest-failure';
import { test } from '../../support/test';

const failure = { kind: 'refused', message: "Couldn't reach the site. Check your connection and try again." };

test.beforeEach(({ signIn, expectProblems }) => {
  expectProblems(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/);
  return signIn('admin');
});

test('SHR-011 shows an unanswered read in its card, keeps the rest, and Retry reads again', ({ page, site }) =>
  expectReadFailure(page, site, failure));

test("SHR-011 shows the site's value and a message after an unanswered write", ({ page, site }) =>
  expectWriteFailure(page, site, failure));
