/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { apiSettings, startApi } from '../api-settings';
import { request } from './client';

const refusedNonce = errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
const onNonce = () => nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' });
const onCurrentUser = () => nock(origin).get('/wp-json/wp/v2/users/me');

apiPerTest();

beforeAll(() => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  pageGlobals().knownFiles = { folders: new Map(), script: (url) => ({ url, integrity: '' }), parse };
});
beforeEach(() => {
  startApi({ pageUrl: `${origin}/wp-admin/admin.php?page=flightdeck` });
  onCall('POST', 'settings').reply(403, refusedNonce);
});

const pageHtml = (id: number, nonce = 'nonce-2') =>
  `<script type="application/json" id="flightdeck-page-state">${JSON.stringify({
    initial: { WP_API_nonce: nonce, userData: { currentUser: { id } } },
  })}</script>`;
const onPage = () => nock(origin).get('/wp-admin/admin.php').query({ page: 'flightdeck' });
const write = () => request({ method: 'POST', path: 'settings', body: {} }, v.unknown());

test.each([
  ['a comment', `<!-- ${pageHtml(1, 'nonce-3')} -->`],
  ['content of a user', pageHtml(1, 'nonce-3').replaceAll('script', 'div')],
])('the page state is read in a page with %s before it', async (_what, html) => {
  onNonce().reply(403, '');
  onPage().reply(200, html + pageHtml(1));
  onCall('POST', 'settings').matchHeader('x-wp-nonce', 'nonce-2').reply(200, { code: 'success' });
  await expect(write()).resolves.toEqual({ code: 'success' });
});

describe.each<[string, () => void]>([
  ['users/me with 401', () => onCurrentUser().reply(401, errorBody('rest_user_cannot_view', 'No.', 401))],
  ['users/me with 403', () => onCurrentUser().reply(403, errorBody('rest_forbidden', 'No.', 403))],
  ['users/me with 404', () => onCurrentUser().reply(404, errorBody('rest_no_route', 'No.', 404))],
  ['users/me with an HTML page', () => onCurrentUser().reply(200, '<html>No.</html>')],
  ['users/me with 429', () => onCurrentUser().reply(429, '')],
  ['users/me with 451', () => onCurrentUser().reply(451, '<html>No.</html>')],
  ['users/me with an empty answer', () => onCurrentUser().reply(200, '')],
  ['users/me by refusing the new nonce', () => onCurrentUser().reply(403, refusedNonce)],
  ['users/me with an answer without an ID', () => onCurrentUser().reply(200, { name: 'admin' })],
  ['users/me with a closed connection', () => onCurrentUser().replyWithError('closed')],
])('when a security rule blocks %s,', (_what, block) => {
  beforeEach(() => {
    onNonce().reply(200, 'nonce-8');
    block();
  });

  test('the nonce is renewed from the page, for the same user', async () => {
    onPage().reply(200, pageHtml(1));
    onCall('POST', 'settings').matchHeader('x-wp-nonce', 'nonce-2').reply(200, { code: 'success' });
    await expect(write()).resolves.toEqual({ code: 'success' });
    expect(apiSettings.nonce).toBe('nonce-2');
  });

  test('a nonce of another user is never used', async () => {
    onPage().reply(200, pageHtml(2));
    await expect(write()).rejects.toMatchObject({ code: 'session-other-user' });
    expect(apiSettings.nonce).toBe('nonce-1');
  });

  test('a failed renewal names the blocked addresses', async () => {
    onPage().reply(403, '<html>No.</html>');
    await expect(write()).rejects.toMatchObject({
      code: 'rest-nonce',
      message: expect.stringMatching(
        /from: \/wp-json\/wp\/v2\/users\/me.*, \/wp-admin\/admin\.php\?page=flightdeck \(403\)\. /,
      ),
    });
    expect(apiSettings.nonce).toBe('nonce-1');
  });

  test('the nonce of a cached page is not used', async () => {
    onPage().reply(200, pageHtml(1, 'nonce-1'));
    await expect(write()).rejects.toMatchObject({ code: 'rest-nonce' });
  });
});

test.each([
  [403, '<html>No.</html>'],
  [403, '-1'],
  [400, '<html>Bad request</html>'],
  [404, ''],
  [200, '<html>Log in</html>'],
])(
  'the nonce is renewed from the page if a security rule blocks admin-ajax.php with %p and %j',
  async (status, body) => {
    onNonce().reply(status, body);
    onPage().reply(200, pageHtml(1));
    onCall('POST', 'settings').matchHeader('x-wp-nonce', 'nonce-2').reply(200, { code: 'success' });
    await expect(write()).resolves.toEqual({ code: 'success' });
  },
);
