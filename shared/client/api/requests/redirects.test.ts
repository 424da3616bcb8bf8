/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import type nock from 'nock';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { request } from './client';

const write = () => request({ method: 'POST', path: 'recommendations/step', body: { step: 'agency' } }, v.unknown());
const onReadOnly = () => onCall('POST', 'connection/data');
const noRoute = errorBody('rest_no_route', 'No route was found.', 404);

/** Address that answers calls of Jetpack; null for the requested one. The fake server can't redirect a request. */
let mockEnd: string | null = null;
jest.mock('./answers', () => {
  const answers = jest.requireActual<typeof import('./answers')>('./answers');
  return {
    ...answers,
    answerOf: (...args: Parameters<typeof answers.answerOf>) => {
      const answer = answers.answerOf(...args);
      return mockEnd !== null && answer.url.includes('jetpack/v4')
        ? { ...answer, redirected: true, url: mockEnd }
        : answer;
    },
  };
});

apiPerTest();
beforeEach(() => {
  mockEnd = null;
});

test.each<[string, number, nock.Body]>([
  ['the value of a read', 200, { step: 'not-started' }],
  ['an empty answer', 200, ''],
  ['a missing route', 404, noRoute],
])('a write that a redirect turned into a read fails with both addresses, after %s', async (_what, status, body) => {
  mockEnd = `${origin}/en/wp-json/jetpack/v4/recommendations/step/?x=1`;
  onCall('POST', 'recommendations/step').reply(status, body);
  onReadOnly().reply(200, {});
  await expect(write()).rejects.toMatchObject({
    code: 'rest-redirected',
    message: `Nothing was saved, because the site redirects its REST API: from ${origin}/wp-json/jetpack/v4/recommendations/step to ${origin}/en/wp-json/jetpack/v4/recommendations/step/. Ask a site administrator to remove this redirect.`,
  });
});

/** Answers requests without a body: a page for the end of the redirect, and another answer for the index of the REST API. */
function answerHeads(ofIndex: Response) {
  const page = new Response(null, { headers: { 'Content-Type': 'text/html' } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(page).mockResolvedValueOnce(ofIndex);
}

test('a write that was redirected to a page of the site fails with both addresses', async () => {
  mockEnd = `${origin}/?from=jetpack/v4`;
  answerHeads(new Response(null, { headers: { 'Content-Type': 'application/json' } }));
  onCall('POST', 'recommendations/step').reply(200, '<!doctype html><p>Welcome</p>');
  onReadOnly().reply(200, '<!doctype html><p>Welcome</p>');
  await expect(write()).rejects.toMatchObject({
    code: 'rest-redirected',
    message: expect.stringContaining(`from ${origin}/wp-json/jetpack/v4/recommendations/step to ${origin}/.`),
  });
});

test('a write that was redirected to a sign-in page in front of the site does not name the redirect', async () => {
  mockEnd = `${origin}/challenge?for=jetpack/v4`;
  answerHeads(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
  onCall('POST', 'recommendations/step').reply(200, '<!doctype html><p>Sign in</p>');
  await expect(write()).rejects.toMatchObject({ code: expect.not.stringMatching('rest-redirected') });
});

test('the failure names the query if only the query was changed', async () => {
  mockEnd = `${origin}/wp-json/jetpack/v4/recommendations/step?moved=1`;
  onCall('POST', 'recommendations/step').reply(200, {});
  onReadOnly().reply(200, {});
  await expect(write()).rejects.toMatchObject({
    message: expect.stringContaining('/recommendations/step?moved=1.'),
  });
});

test('a write that was redirected as a write counts', async () => {
  mockEnd = `${origin}/en/wp-json/jetpack/v4/recommendations/step`;
  onCall('POST', 'recommendations/step').reply(200, 'true');
  onReadOnly().reply(404, noRoute);
  await expect(write()).resolves.toBe(true);
});

test('a read may be redirected', async () => {
  mockEnd = `${origin}/en/wp-json/jetpack/v4/site`;
  onCall('GET', 'site').reply(200, { id: 1 });
  await expect(request({ method: 'GET', path: 'site' }, v.unknown())).resolves.toEqual({ id: 1 });
});
