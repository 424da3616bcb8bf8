import { expectReadFailure, expectWriteFailure } from '../support/rest-failure';
import { test } from '../support/test';

const failure = { kind: '500-html', message: 'The site sent an unreadable response.' };

test.beforeEach(({ signIn, expectProblems }) => {
  expectProblems(/status of 500/);
  return signIn('admin');
});

test('SHR-008 a read is answered with 500 and a page: said in its card, the rest as before, Retry asks again', ({
  page,
  site,
}) => expectReadFailure(page, site, failure));

test('SHR-008 a write is answered with 500 and a page: ends at what the site holds, with its message', ({
  page,
  site,
}) => expectWriteFailure(page, site, failure));
