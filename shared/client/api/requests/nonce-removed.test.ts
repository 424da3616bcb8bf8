/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { apiSettings, isNonceHeaderRemoved, startApi } from '../api-settings';
import { request } from './client';

const asVisitor = errorBody('rest_forbidden', 'Sorry, you are not allowed to do that.', 401);
const read = () => request({ method: 'GET', path: 'site' }, v.unknown());
const write = () => request({ method: 'POST', path: 'settings', body: { protect: true } }, v.unknown());
const onRead = (nonce?: string) => onCall('GET', 'site', nonce === undefined ? {} : { _wpnonce: nonce });
const onWrite = (nonce?: string) =>
  nock(origin)
    .post('/wp-json/jetpack/v4/settings', { protect: true })
    .query(nonce === undefined ? {} : { _wpnonce: nonce });

apiPerTest();
beforeEach(() => startApi({ isNonceInQuery: false }));

test.each(['rest_forbidden', 'rest_not_logged_in', 'invalid_user_permission_manage_modules'])(
  'a write that was refused with 401 and %s is repeated with the nonce in its query, and so are later requests',
  async (code) => {
    onWrite().reply(401, errorBody(code, 'No.', 401));
    onWrite('nonce-1').reply(200, { code: 'success' });
    await expect(write()).resolves.toEqual({ code: 'success' });
    expect(isNonceHeaderRemoved()).toBe(true);
    onRead('nonce-1').reply(200, { id: 1 });
    await expect(read()).resolves.toEqual({ id: 1 });
  },
);

test('an early read that was refused as that of a visitor is sent again', async () => {
  pageGlobals().earlyReads = new Map([['site', { status: 401, text: JSON.stringify(asVisitor) }]]);
  onRead().reply(401, asVisitor);
  onRead('nonce-1').reply(200, { id: 1 });
  await expect(read()).resolves.toEqual({ id: 1 });
});

test('a second refusal has the message of the site and names the header, and later requests try the header first', async () => {
  onRead().reply(401, asVisitor);
  onRead('nonce-1').reply(401, asVisitor);
  await expect(read()).rejects.toMatchObject({
    code: 'rest-nonce-removed',
    message: expect.stringMatching(
      /logged out: “Sorry, you are not allowed to do that\.” .* removes the header X-WP-Nonce from requests/,
    ),
  });
  expect(isNonceHeaderRemoved()).toBe(false);
});

test('an expired nonce in the query is renewed, for the same user', async () => {
  startApi({ isNonceInQuery: true });
  onWrite('nonce-1').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(origin)
    .get('/wp-admin/admin-ajax.php')
    .query({ action: 'rest-nonce', _wpnonce: 'nonce-1' })
    .reply(200, 'nonce-2');
  nock(origin).get('/wp-json/wp/v2/users/me').query({ _wpnonce: 'nonce-2' }).reply(200, { id: 1 });
  onWrite('nonce-2').reply(200, { code: 'success' });
  await expect(write()).resolves.toEqual({ code: 'success' });
});

test.each([
  ['a refusal of the provider', 401, errorBody('unauthorized', 'No.', 401)],
  ['a refusal of a user who is logged in', 403, errorBody('rest_forbidden', 'No.', 403)],
])('%s causes no second request', async (_what, status, body) => {
  onWrite().reply(status, body);
  await expect(write()).rejects.toMatchObject({ code: 'rest-refused', message: 'No.' });
});

test('a page without a nonce sends no second request', async () => {
  startApi({ nonce: '' });
  onRead().reply(401, asVisitor);
  await expect(read()).rejects.toMatchObject({ code: 'rest-refused', status: 401 });
  expect(apiSettings.isNonceInQuery).toBe(false);
});
