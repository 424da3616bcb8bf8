/** @jest-environment ./tools/jest/environment.cjs */
import type { AxiosResponse } from 'axios';
import { AxiosHeaders } from 'axios';
import { startApi } from '../api-settings';
import { answerOf } from './answers';
import { isLoginPage, isNonceRefused } from './refused-nonce';

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
  ['a refusal of the nonce', url, { status: 403, data: '{"code":"rest_cookie_invalid_nonce","message":""}' }, true],
  ['another refusal', url, { status: 403, data: '{"code":"rest_forbidden","message":""}' }, false],
  ['a page of a firewall', url, { status: 403, data: '<h1>Forbidden</h1>' }, false],
])('the nonce of a request does or does not count as refused after %s', (_what, responseURL, change, isRefused) => {
  expect(isNonceRefused(answerOf(response(responseURL, change)))).toBe(isRefused);
});

test.each([
  ['/hidden/', '/hidden/?redirect_to=x&reauth=1', true],
  ['/hidden', '/hidden/', true],
  ['https://localhost/hidden/', '/hidden/', true],
  ['/?secret', '/?secret=&redirect_to=x', true],
  ['/?secret', '/?redirect_to=x', false],
  ['/?action=enter', '/?action=leave', false],
  ['/hidden/', '/hidden/more/', false],
  ['https://accounts.example/in', 'https://accounts.example/in?back=x', true],
  ['https://accounts.example/in', '/in', false],
  ['/hidden/', '/wp-login.php?redirect_to=x', true],
  ['', '/wp-admin/', false],
])(
  'with a login page at "%s", a request that ends at %s is recognized as a request to log in: %s',
  (loginUrl, end, isRecognized) => {
    startApi({ loginUrl });
    const answer = { status: 404, text: '', redirected: true, url: new URL(end, url).href };
    expect(isLoginPage(answer)).toBe(isRecognized);
    expect(isLoginPage({ ...answer, redirected: false })).toBe(false);
  },
);
