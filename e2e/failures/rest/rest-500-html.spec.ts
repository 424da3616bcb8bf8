import { expectReadFailure, expectWriteFailure } from '../../support/failures/rest-failure';
import { test } from '../../support/test';

const failure = { kind: '500-html', message: 'The site sent an unreadable response.' };

test.beforeEach(({ signIn, expectProblems }) => {
  expectProblems(/status of 500/);
  return signIn('admin');
});

test('SHR-008 shows an HTML 500 of a read in its card, keeps the rest, and Retry reads again', ({ page, site }) =>
  expectReadFailure(page, site, failure));

test("SHR-008 shows the site's value and a message after an HTML 500 of a write", ({ page, site }) =>
  expectWriteFailure(page, site, failure));
