import { expectReadFailure, expectWriteFailure } from '../support/rest-failure';
import { test } from '../support/test';

const failure = { kind: 'refused', message: "Couldn't reach the site. Check your connection and try again." };

test.beforeEach(({ signIn, expectProblems }) => {
  expectProblems(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/);
  return signIn('admin');
});

test('SHR-011 a read is without an answer: said in its card, the rest as before, Retry asks again', ({ page, site }) =>
  expectReadFailure(page, site, failure));

test('SHR-011 a write is without an answer: ends at what the site holds, with its message', ({ page, site }) =>
  expectWriteFailure(page, site, failure));
