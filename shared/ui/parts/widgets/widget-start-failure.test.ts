import { type FailureDetails, failure } from '../../../contracts/areas/failure';
import { widgetStartFailure } from './widget-start-failure';

const connection = 'https://a.example/wp-json/jetpack/v4/connection?_cacheBuster=1';
const account = 'https://a.example/wp-json/jetpack/v4/connection/data?_cacheBuster=1';
const loggedOut = /^You're not logged in\. Log in to the site/;
const blocked = /^Something is blocking the site's REST API.* It answered: No\.$/;
const unchanged = /^No\.$/;

test.each<[string, Parameters<typeof failure>[0], FailureDetails, RegExp]>([
  ['the session has ended', 'session-ended', {}, loggedOut],
  ['the user is logged out', 'rest-refused', { status: 401, url: account }, loggedOut],
  ['the nonce is wrong', 'rest-nonce', { status: 403 }, /its security key is invalid\. Reload the page\.$/],
  ['the read of the connection is refused', 'rest-refused', { status: 403, url: connection }, blocked],
  ['the read of the connection requires a login', 'rest-refused', { status: 401, url: connection }, blocked],
  ['the REST route does not exist', 'rest-not-found', { status: 404, url: connection }, blocked],
  [
    'WordPress does not know the REST route',
    'rest-not-found',
    { status: 404, serverCode: 'rest_no_route', url: connection },
    /^Couldn't find Jetpack's REST API on this site\. /,
  ],
  ['the response is an HTML page', 'rest-not-json', { status: 200, url: account }, blocked],
  ['the response is empty', 'rest-empty', { status: 200, url: connection }, blocked],
  ['the response has an unexpected shape', 'rest-shape', { status: 200, url: connection }, blocked],
  ['the site is down', 'rest-refused', { status: 500, url: connection }, unchanged],
  ['there were too many requests', 'rest-refused', { status: 429, url: account }, unchanged],
  ['the network is down', 'rest-network', { url: 'connection' }, unchanged],
  ['the site does not respond in time', 'rest-timeout', { url: 'connection/data' }, unchanged],
  ['another user logged in', 'session-other-user', {}, unchanged],
])('reports that a widget cannot start because %s', (_what, code, details, expected) => {
  const cause = failure(code, 'No.', details, 'ApiError');
  const result = widgetStartFailure(cause);
  expect(result).toMatchObject({ code, name: 'ApiError', message: expect.stringMatching(expected), ...details });
});

test('a refused read of the account is no failure: the widget starts without permissions', () => {
  expect(widgetStartFailure(failure('rest-refused', 'No.', { status: 403, url: account }))).toBeNull();
});
