/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { apiPerTest, onCall } from '../../../testing/wire';
import { request } from './client';

const anything = v.unknown();
const get = (path: string) => request({ method: 'GET', path }, anything);

apiPerTest();

test('SHR-010 a 404 after a redirect is recognized in an early read too', async () => {
  const answer = new Response('{"code":"rest_no_route","message":"No route."}', { status: 404 });
  Object.defineProperty(answer, 'redirected', { value: true });
  pageGlobals().earlyReads = new Map([['site', Promise.resolve(answer)]]);
  await expect(get('site')).rejects.toMatchObject({
    code: 'rest-not-found-after-redirect',
    name: 'Api404AfterRedirectError',
  });
});

test('an early read of the page is used once; the next read sends a request', async () => {
  const early = new Map([['site', Promise.resolve(new Response('{"early":true}'))]]);
  pageGlobals().earlyReads = early;
  await expect(get('site')).resolves.toEqual({ early: true });
  onCall('GET', 'site').reply(200, { early: false });
  await expect(get('site')).resolves.toEqual({ early: false });
});

test('a write drops the early reads that are not in use yet', async () => {
  const early = new Map([['site', Promise.resolve(new Response('{"early":true}'))]]);
  pageGlobals().earlyReads = early;
  onCall('POST', 'settings').reply(200, {});
  await request({ method: 'POST', path: 'settings', body: {} }, anything);
  onCall('GET', 'site').reply(200, { early: false });
  await expect(get('site')).resolves.toEqual({ early: false });
});

test('an early read that the page aborted fails with a timeout', async () => {
  const aborted = Promise.reject(new DOMException('aborted', 'AbortError'));
  pageGlobals().earlyReads = new Map([['site', aborted]]);
  await expect(get('site')).rejects.toMatchObject({ code: 'rest-timeout' });
});
