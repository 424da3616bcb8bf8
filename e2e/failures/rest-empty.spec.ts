import { expectReadFailure, expectWriteFailure } from '../support/rest-failure';
import { test } from '../support/test';

const failure = { kind: 'empty', message: 'The site sent an empty response.' };

test.beforeEach(({ signIn }) => signIn('admin'));

test('a read is answered with nothing: said in its card, the rest as before, Retry asks again @long', ({
  page,
  site,
}) => expectReadFailure(page, site, failure));

test('a write is answered with nothing: ends at what the site holds, with its message', ({ page, site }) =>
  expectWriteFailure(page, site, failure));
