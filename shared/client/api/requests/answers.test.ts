/** @jest-environment ./tools/jest/environment.cjs */
import type { AxiosResponse } from 'axios';
import { AxiosHeaders } from 'axios';
import { answerOf } from './answers';
import { isNonceRefused } from './refused-nonce';

const url = 'http://localhost/wp-json/jetpack/v4/site';
const response = (responseURL: string, change: Partial<AxiosResponse> = {}): AxiosResponse => ({
  status: 200,
  statusText: '',
  data: '{}',
  headers: {},
  config: { url, headers: new AxiosHeaders() },
  request: { responseURL },
  ...change,
});

test.each([
  ['the requested address', url, false],
  ['the requested address, without its fragment', `${url}#top`, false],
  ['another address', 'http://localhost/elsewhere', true],
  ['an unknown address', '', false],
])('an answer from %s has the right mark for a redirect', (_what, responseURL, redirected) => {
  expect(answerOf(response(responseURL)).redirected).toBe(redirected);
});

test('an answer that is no text is empty', () => {
  expect(answerOf(response(url, { data: undefined })).text).toBe('');
});

test.each<[string, string, Partial<AxiosResponse>, boolean]>([
  ['the login page, after a redirect', 'http://localhost/wp-login.php?redirect_to=x', {}, true],
  ['another page, after a redirect', 'http://localhost/elsewhere', {}, false],
  ['a refusal of the nonce', url, { status: 403, data: '{"code":"rest_cookie_invalid_nonce"}' }, true],
  ['another refusal', url, { status: 403, data: '{"code":"rest_forbidden"}' }, false],
  ['a page of a firewall', url, { status: 403, data: '<h1>Forbidden</h1>' }, false],
])('the nonce of a request does or does not count as refused after %s', (_what, responseURL, change, isRefused) => {
  expect(isNonceRefused(answerOf(response(responseURL, change)))).toBe(isRefused);
});
