/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import type nock from 'nock';
import { apiPerTest, onCall } from '../../../testing/wire';
import { apiSettings } from '../api-settings';
import { request } from './client';

const read = () => request({ method: 'GET', path: 'site' }, v.unknown());

apiPerTest();

type Head = { readonly type?: string; readonly status?: number; readonly headers?: Record<string, string> };
const redirect: Head = { type: 'opaqueredirect', status: 0 };
const page: Head = { headers: { 'content-type': 'text/html; charset=UTF-8' } };
const index: Head = { headers: { 'content-type': 'application/json; charset=UTF-8' } };
const challenge: Head = { status: 403, headers: { 'cf-mitigated': 'challenge', 'content-type': 'text/html' } };

/** Answers the HEAD requests for the address of the call and for the index of the REST API. */
function answerHeads(ofCall: Head | null, ofIndex: Head | null) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    expect(options).toMatchObject({ method: 'HEAD', redirect: 'manual', headers: { 'X-WP-Nonce': 'nonce-1' } });
    const head = String(input) === apiSettings.root ? ofIndex : ofCall;
    if (!head) throw new TypeError('Failed to fetch');
    const { type = 'basic', status = 200, headers = {} } = head;
    return Object.defineProperties(new Response(null, { headers }), {
      type: { value: type },
      status: { value: status },
    });
  });
}

const html = '<!doctype html><title>Sign in</title>';
test.each<[string, () => nock.Scope, Head | null, Head | null, string]>([
  [
    'a redirect to another origin',
    () => onCall('GET', 'site').replyWithError('blocked'),
    redirect,
    null,
    'rest-sign-in',
  ],
  ['a challenge of a CDN', () => onCall('GET', 'site').reply(403, html), challenge, null, 'rest-sign-in'],
  [
    'a check of another CDN',
    () => onCall('GET', 'site').reply(405, html),
    { status: 405, headers: { 'x-amzn-waf-action': 'captcha' } },
    null,
    'rest-sign-in',
  ],
  [
    'a page with status 401',
    () => onCall('GET', 'site').reply(401, html),
    { ...page, status: 401 },
    { ...page, status: 401 },
    'rest-sign-in',
  ],
  [
    'a page with status 407',
    () => onCall('GET', 'site').reply(407, html),
    { ...page, status: 407 },
    { ...page, status: 407 },
    'rest-sign-in',
  ],
  [
    'the login page of a network',
    () => onCall('GET', 'site').reply(511, html),
    { ...page, status: 511 },
    { ...page, status: 511 },
    'rest-sign-in',
  ],
  [
    'status 401 of a proxy that sends JSON',
    () => onCall('GET', 'site').reply(401, '{}'),
    { ...index, status: 401 },
    { ...index, status: 401 },
    'rest-sign-in',
  ],
  ['a page in place of each answer', () => onCall('GET', 'site').reply(200, html), page, page, 'rest-sign-in'],
  ['a page, while the index redirects', () => onCall('GET', 'site').reply(200, html), page, redirect, 'rest-sign-in'],
  ['a page in place of one answer', () => onCall('GET', 'site').reply(200, html), page, index, 'rest-not-json'],
  [
    'a page of a firewall',
    () => onCall('GET', 'site').reply(403, html),
    { ...page, status: 403 },
    index,
    'rest-blocked',
  ],
  ['a site that is down', () => onCall('GET', 'site').replyWithError('down'), null, null, 'rest-network'],
])('%s is told apart', async (_what, prepare, ofCall, ofIndex, code) => {
  const heads = answerHeads(ofCall, ofIndex);
  prepare();
  await expect(read()).rejects.toMatchObject({
    code,
    ...(code === 'rest-sign-in' && {
      message: expect.stringMatching(
        /^Something in front of your site, such as a sign-in page or a bot check, is answering instead of WordPress\. Reload the page\./,
      ),
    }),
  });
  heads.mockRestore();
});

test.each([429, 500, 503])(
  'status %p is not taken for a sign-in page, and causes no further request',
  async (status) => {
    const heads = answerHeads(page, page);
    onCall('GET', 'site').reply(status, html);
    await expect(read()).rejects.toMatchObject({ code: 'rest-not-json' });
    expect(heads).not.toHaveBeenCalled();
    heads.mockRestore();
  },
);
