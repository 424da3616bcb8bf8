/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { apiSettings, startApi } from '../api-settings';
import { request } from './client';

const anything = v.unknown();
const get = (path: string) => request({ method: 'GET', path }, anything);
const refusedNonce = errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403);

apiPerTest();

const onNonce = () => nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' });
const onCurrentUser = () => nock(origin).get('/wp-json/wp/v2/users/me');

describe('after a refused nonce,', () => {
  test('the nonce is renewed once and the request repeated once, for the same user', async () => {
    onCall('POST', 'settings').reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    onCurrentUser().matchHeader('x-wp-nonce', 'nonce-2').reply(200, { id: 1 });
    onCall('POST', 'settings').matchHeader('x-wp-nonce', 'nonce-2').reply(200, { code: 'success' });
    await expect(request({ method: 'POST', path: 'settings', body: {} }, anything)).resolves.toEqual({
      code: 'success',
    });
  });

  test('a refusal of the repeated request causes no second renewal', async () => {
    onCall('POST', 'settings').twice().reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    onCurrentUser().reply(200, { id: 1 });
    await expect(request({ method: 'POST', path: 'settings', body: {} }, anything)).rejects.toMatchObject({
      serverCode: 'rest_cookie_invalid_nonce',
    });
  });

  test('a nonce of another user is never used', async () => {
    onCall('POST', 'settings').reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    onCurrentUser().reply(200, { id: 2 });
    await expect(request({ method: 'POST', path: 'settings', body: {} }, anything)).rejects.toMatchObject({
      code: 'session-other-user',
    });
    expect(apiSettings.nonce).toBe('nonce-1');
  });

  test('requests sent before the user is checked do not use the new nonce', async () => {
    let release = () => {};
    const userChecked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const write = (protect: boolean) => request({ method: 'POST', path: 'settings', body: { protect } }, anything);
    onCall('POST', 'settings', { protect: true }).reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    const requested = new Promise<void>((resolve) => {
      onCurrentUser().reply(200, async () => {
        resolve();
        await userChecked;
        return { id: 2 };
      });
    });
    const firstWrite = write(true).catch((failure: unknown) => failure);
    await requested;
    const secondNonce = new Promise<string | undefined>((resolve) => {
      onCall('POST', 'settings', { protect: false }).reply(500, function answer() {
        resolve(this.req.headers['x-wp-nonce']?.toString());
        return '';
      });
    });
    const secondWrite = write(false).catch(() => 'failed');
    expect(await secondNonce).toBe('nonce-1');
    release();
    expect(await firstWrite).toMatchObject({ code: 'session-other-user' });
    expect(await secondWrite).toBe('failed');
  });

  test.each([
    ['the user is logged out', 400, '0', 'session-ended'],
    ['the site sends a page instead of a nonce', 200, '<html>log in</html>', 'rest-nonce'],
  ])('the call fails when %s', async (_what, status, body, code) => {
    onCall('POST', 'settings').reply(403, refusedNonce);
    onNonce().reply(status, body);
    await expect(request({ method: 'POST', path: 'settings', body: {} }, anything)).rejects.toMatchObject({ code });
  });

  test('no new nonce is sent while the page does not know its user', async () => {
    startApi({ userId: null });
    onCall('GET', 'connection').reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    const userRead = onCurrentUser().reply(200, { id: 1 });
    await expect(get('connection')).rejects.toMatchObject({ code: 'rest-nonce' });
    expect(userRead.isDone()).toBe(false);
    expect(apiSettings.nonce).toBe('nonce-1');
    nock.cleanAll();
  });

  test('several requests share one renewal', async () => {
    onCall('GET', 'site').twice().reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    onCurrentUser().reply(200, { id: 1 });
    onCall('GET', 'site').twice().matchHeader('x-wp-nonce', 'nonce-2').reply(200, { ok: true });
    await expect(Promise.all([get('site'), get('site')])).resolves.toEqual([{ ok: true }, { ok: true }]);
  });

  test('the request is repeated without a renewal if the nonce was replaced during the request', async () => {
    let refuse = () => {};
    const refusalReleased = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const requestSent = new Promise<void>((resolve) => {
      onCall('GET', 'modules').reply(403, async () => {
        resolve();
        await refusalReleased;
        return refusedNonce;
      });
    });
    const second = get('modules');
    await requestSent;
    onCall('GET', 'site').reply(403, refusedNonce);
    onNonce().reply(200, 'nonce-2');
    onCurrentUser().reply(200, { id: 1 });
    onCall('GET', 'site').reply(200, { ok: true });
    await expect(get('site')).resolves.toEqual({ ok: true });
    onCall('GET', 'modules').matchHeader('x-wp-nonce', 'nonce-2').reply(200, { ok: 2 });
    refuse();
    await expect(second).resolves.toEqual({ ok: 2 });
  });
});

test('a 403 for another reason causes no renewal', async () => {
  onCall('POST', 'settings').reply(403, errorBody('invalid_user_permission', 'No.', 403));
  await expect(request({ method: 'POST', path: 'settings', body: {} }, anything)).rejects.toMatchObject({
    code: 'rest-refused',
    status: 403,
  });
});
