import { expectReadFailure, expectWriteFailure } from '../../support/failures/rest-failure';
import { test } from '../../support/test';

const failure = { kind: 'empty', message: 'The site sent an empty response.' };

test.beforeEach(({ signIn }) => signIn('admin'));

test('shows an empty answer of a read in its card, keeps the rest, and Retry reads again @long', ({ page, site }) =>
  expectReadFailure(page, site, failure));

test("shows the site's value and a message after an empty answer of a write", ({ page, site }) =>
  expectWriteFailure(page, site, failure));
