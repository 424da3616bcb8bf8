/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import { apiPerTest, errorBody, onCall } from '../../../testing/wire';
import { apiSettings } from '../api-settings';
import { earlyReads } from '../reads/early';
import { innerJson, request } from './client';

const get = <T>(path: string, schema: v.GenericSchema<unknown, T>) => request({ method: 'GET', path }, schema);
const anything = v.unknown();

apiPerTest();

test.each([
  [
    'SHR-005 SHR-007 a refusal with a message',
    400,
    errorBody('some_updated', ' photon: refused', 400),
    'rest-refused',
    'ApiError',
    'photon: refused',
  ],
  [
    'a refusal with an HTML-escaped message',
    400,
    errorBody('x', 'Invalid parameter &quot;notice&quot;.', 400),
    'rest-refused',
    'ApiError',
    'Invalid parameter "notice".',
  ],
  [
    'SHR-009 a 404',
    404,
    errorBody('not_active', 'The module is off.', 404),
    'rest-not-found',
    'Api404Error',
    'The module is off.',
  ],
  ['a 500 with HTML', 500, '<h1>Fatal error</h1>', 'rest-not-json', 'JsonParseError', null],
  ['SHR-008 a page instead of JSON', 200, '<!doctype html><p>Log in</p>', 'rest-not-json', 'JsonParseError', null],
  [
    'text before the JSON',
    200,
    '<b>Warning</b>: foo in bar.php\n{"code":"success"}',
    'rest-not-json',
    'JsonParseError',
    null,
  ],
  ['an empty body', 200, '', 'rest-empty', 'JsonParseError', 'The site sent an empty response.'],
  [
    'an error inside a 200',
    200,
    { code: 'unauthorized', message: 'Not linked', data: { status: '' } },
    'rest-refused',
    'ApiError',
    'Not linked',
  ],
  [
    "the provider's error in a 200",
    200,
    { error: 'service_unavailable', message: 'The provider is down.' },
    'rest-refused',
    'ApiError',
    'The provider is down.',
  ],
  [
    "the provider's error in a success",
    200,
    { code: 'success', message: 'Received.', data: '{"error":"unavailable","message":"It is down."}' },
    'rest-refused',
    'ApiError',
    'It is down.',
  ],
  [
    'a success of another shape',
    200,
    { code: 'success', message: 'Received.', wrong: true },
    'rest-shape',
    'FlightdeckError',
    null,
  ],
  ['JSON of another shape', 200, [1, 2], 'rest-shape', 'FlightdeckError', 'The site sent an unexpected response.'],
])(
  '%s makes the call fail with its code, name, message and address',
  async (_what, status, body, code, name, message) => {
    onCall('GET', 'site').reply(status, body);
    const failed = get('site', v.object({ code: v.literal('success'), data: v.object({}) }));
    const url = expect.stringContaining('/jetpack/v4/site');
    await expect(failed).rejects.toMatchObject({ code, name, status, url, ...(message && { message }) });
  },
);

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('SHR-005 an answer with status %i is a success: %s', async (status, isSuccess) => {
  earlyReads().set('site', { status, text: JSON.stringify(errorBody('x', 'Not now.', status)) });
  const read = get('site', anything);
  if (isSuccess) await expect(read).resolves.toMatchObject({ message: 'Not now.' });
  else await expect(read).rejects.toMatchObject({ code: 'rest-refused', status, message: 'Not now.' });
});

test('SHR-007 a refusal has its status, and code and data of its body', async () => {
  onCall('GET', 'site').reply(400, {
    code: 'site_id_missing',
    message: 'x',
    data: { status: 400, api_http_code: null },
  });
  await expect(get('site', anything)).rejects.toMatchObject({
    status: 400,
    serverCode: 'site_id_missing',
    data: { status: 400, api_http_code: null },
  });
});

test.each(['GET', 'POST'] as const)('SHR-011 a %s that does not reach the site fails', async (method) => {
  onCall(method, 'site').replyWithError('socket hang up');
  const failed = request({ method, path: 'site' }, anything);
  await expect(failed).rejects.toMatchObject({ code: 'rest-network', name: 'FetchNetworkError' });
});

test('a request without an answer in time fails with a timeout', async () => {
  Object.assign(apiSettings, { timeLimit: 50 });
  onCall('GET', 'site').delay(400).reply(200, {});
  await expect(get('site', anything)).rejects.toMatchObject({ code: 'rest-timeout' });
});

test('JSON inside a string is parsed; a string without JSON is a failure', async () => {
  onCall('GET', 'site').reply(200, { code: 'success', message: '', data: '{"ID":7}' });
  await expect(get('site', innerJson(v.object({ ID: v.number() })))).resolves.toEqual({ ID: 7 });
  onCall('GET', 'site').reply(200, { code: 'success', message: 'x', data: 'Hello' });
  await expect(get('site', innerJson(v.object({ ID: v.number() })))).rejects.toMatchObject({ code: 'rest-shape' });
});
