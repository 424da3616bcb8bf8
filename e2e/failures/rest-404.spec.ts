import { expectReadFailure, expectWriteFailure } from '../support/rest-failure';
import { test } from '../support/test';

const failure = { kind: '404', message: 'No route was found matching the URL and request method.' };

test.beforeEach(({ signIn, expectProblems }) => {
  expectProblems(/status of 404/);
  return signIn('admin');
});

test('a read is answered with 404: said in its card, the rest as before, Retry asks again @long', ({ page, site }) =>
  expectReadFailure(page, site, failure));

test('a write is answered with 404: ends at what the site holds, with its message', ({ page, site }) =>
  expectWriteFailure(page, site, failure));
