import { failure } from '@flightdeck/shared/contracts/page';
import { hasSameAction, siteDataFailure } from './site-data-failure';

const apiText =
  'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.';
const parseText =
  'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.';
const otherText = 'There seems to be a problem with your website.';

test.each([
  [
    'ROOT-072 offers to reconnect after an ApiError',
    failure('rest-refused', 'x', { status: 500, serverMessage: '' }, 'ApiError'),
    apiText,
    'reconnect',
  ],
  [
    'ROOT-073 offers support after a JsonParseError',
    failure('rest-not-json', 'x', {}, 'JsonParseError'),
    parseText,
    'support',
  ],
  [
    'ROOT-073 offers support after a JsonParseError behind a redirect',
    failure('rest-not-json', 'x', {}, 'JsonParseAfterRedirectError'),
    parseText,
    'support',
  ],
  [
    'ROOT-074 has no action when the site cannot be reached',
    failure('rest-network', 'x', {}, 'FetchNetworkError'),
    otherText,
    null,
  ],
  [
    'ROOT-074 has no action when the site data is not found',
    failure('rest-not-found', 'x', { serverMessage: '' }, 'Api404Error'),
    otherText,
    null,
  ],
  ['ROOT-074 has no action for an answer of another shape', failure('rest-shape', 'x'), otherText, null],
] as const)('%s', (_what, input, text, action) => {
  expect(siteDataFailure(input)).toMatchObject({ text, action });
});

test('ROOT-074 gives any other failure the code fetch_site_data_fail_other', () => {
  expect(siteDataFailure(failure('rest-timeout', 'x', {}, 'FetchNetworkError')).code).toBe(
    'fetch_site_data_fail_other',
  );
});

describe('after a refusal', () => {
  const refused = (details: object) => siteDataFailure(failure('rest-refused', 'x', details, 'ApiError'));
  test.each([
    ['message', { serverMessage: 'Failed (503).' }, { text: 'Failed (503).', code: 'fetch_site_data_fail_api_error' }],
    ['code', { serverCode: 'site_data_fetch_failed' }, { text: apiText, code: 'site_data_fetch_failed' }],
    ['data', { data: { api_error_code: 'e' } }, { text: apiText, data: { api_error_code: 'e' }, action: 'reconnect' }],
    ['action', { data: { action: 'support' } }, { action: 'support' }],
  ])("ROOT-075 the server's %s takes precedence", (_what, details, expected) => {
    expect(refused(details)).toMatchObject(expected);
  });

  test.each([
    ['with an unknown action', { action: 'dance' }],
    ['that is not an object', 'gone'],
  ])('offers to reconnect if the server sends data %s', (_what, data) => {
    expect(refused({ data })).toMatchObject({ data, action: 'reconnect' });
  });
});

test('recognizes an action that a connection error already offers', () => {
  const siteFailure = siteDataFailure(failure('rest-refused', 'x', {}, 'ApiError'));
  expect(hasSameAction(siteFailure, [{ code: 'a', message: '', action: 'reconnect' }])).toBe(true);
  expect(hasSameAction(siteFailure, [{ code: 'a', message: '', action: 'support' }])).toBe(false);
  expect(hasSameAction({ ...siteFailure, action: null }, [{ code: 'a', message: '', action: null }])).toBe(false);
});
