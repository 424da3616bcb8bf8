/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import type { failure } from '../../../contracts/areas/failure';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { request } from './client';
import * as errors from './errors';

const read = () => request({ method: 'GET', path: 'site' }, v.unknown());

apiPerTest();

test.each([
  ['<strong>Error:</strong> It is &lt;em&gt;full&lt;/em&gt;.<br />Try later.', 'Error: It is full. Try later.'],
  ['<p></p>', 'The site refused the request (status 500).'],
])('SHR-007 for the message %s of the site, the failure has the text %s', async (message, text) => {
  onCall('GET', 'site').reply(500, errorBody('x', message, 500));
  await expect(read()).rejects.toMatchObject({ code: 'rest-refused', message: text });
});

const call = { method: 'GET', path: 'site' } as const;
const answer = { status: 200, text: '', redirected: false, url: `${origin}/site` };
const cause = new Error('cause');
const abort = new DOMException('aborted', 'AbortError');
const lostChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test.each<[string, ReturnType<typeof failure>, string, object]>([
  [
    'a request that does not reach the site',
    errors.unansweredFailure(call, cause),
    "Couldn't reach the site. Check your connection and try again.",
    { url: 'site', name: 'FetchNetworkError', cause },
  ],
  [
    'a request for which a file of the page is missing',
    errors.unansweredFailure(call, lostChunk),
    "Couldn't load a required file. Reload the page and try again.",
    { url: 'site', name: 'FetchNetworkError', cause: lostChunk },
  ],
  [
    'a request without an answer in time',
    errors.unansweredFailure(call, abort),
    "The site didn't answer within 30 seconds.",
    { url: 'site', name: 'FetchNetworkError', cause: abort },
  ],
  [
    'an unreadable answer',
    errors.notJsonFailure({ ...answer, redirected: true }, cause),
    'The site sent an unreadable response.',
    { url: answer.url, status: 200, name: 'JsonParseAfterRedirectError', cause },
  ],
])('the failure of %s has its message and its request', (_what, failed, message, details) => {
  expect(failed).toMatchObject({ message, ...details });
});

test.each([null, '', 7])('the failure of a refusal with the message %j names the status', (message) => {
  expect(errors.refusedFailure({ ...answer, status: 403 }, { code: 'rest_forbidden', message })).toMatchObject({
    code: 'rest-refused',
    message: 'The site refused the request (status 403).',
  });
});

test.each([[null], ['null'], ['{'], ['text'], [{ message: 'No.' }]])(
  'a successful answer with the data %j is not an error',
  (data) => {
    expect(errors.errorBody({ code: 'success', message: '', data })).toBeNull();
  },
);
