import { expectReadFailure, expectWriteFailure } from '../../support/failures/rest-failure';
import { test } from '../../support/test';

const failure = { kind: '404', message: 'No route was found matching the URL and request method.' };

test.beforeEach(({ signIn, expectProblems }) => {
  expectProblems(/status of 404/);
  return signIn('admin');
});

test('shows a 404 of a read in its card, keeps the rest, and Retry reads again @long', ({ page, site }) =>
  expectReadFailure(page, site, failure));

test("shows the site's value and a message after a 404 of a write", ({ page, site }) =>
  expectWriteFailure(page, site, failure));
