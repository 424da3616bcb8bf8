/** @jest-environment ./tools/jest/environment.cjs */
import { createServer, type Server } from 'node:http';
import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { errorBody } from '../../../testing/wire';
import { startApi } from '../api-settings';
import { request } from './client';

// nock does not follow redirects, so these requests go to a real server.
beforeAll(() => nock.restore());

let server: Server;
let root = '';

/** Lets the page, which has another origin, read the answers. */
const corsHeaders = {
  'access-control-allow-origin': 'http://localhost',
  'access-control-allow-headers': '*, x-wp-nonce, content-type',
};

beforeAll(async () => {
  server = createServer(({ method, url = '' }, answer) => {
    if (method === 'OPTIONS') return answer.writeHead(204, corsHeaders).end();
    if (url.includes('/v4/private'))
      return answer.writeHead(302, { ...corsHeaders, location: '/wp-login.php?redirect_to=x' }).end();
    if (url.includes('/wp-login.php')) return answer.writeHead(200, corsHeaders).end('<html>Log in</html>');
    if (url.includes('/nonce')) return answer.writeHead(400, corsHeaders).end('0');
    if (url.includes('/v4/moved')) return answer.writeHead(302, { ...corsHeaders, location: '/elsewhere' }).end();
    const body = JSON.stringify(errorBody('rest_no_route', 'No route.', 404));
    return answer.writeHead(404, { ...corsHeaders, 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  root = `http://127.0.0.1:${address.port}/`;
  startApi({ root: `${root}wp-json/`, nonce: 'nonce-1', nonceUrl: `${root}nonce`, userId: 1, timeLimit: 10_000 });
});
afterAll(() => new Promise((closed) => server.close(closed)));

test.each([
  [
    'SHR-010 a 404 after a redirect has its own code',
    'moved',
    'rest-not-found-after-redirect',
    'Api404AfterRedirectError',
  ],
  ['SHR-009 a 404 without a redirect has the code for missing routes', 'gone', 'rest-not-found', 'Api404Error'],
])('%s', async (_what, path, code, name) => {
  const answer = request({ method: 'GET', path }, v.unknown());
  await expect(answer).rejects.toMatchObject({ code, name });
});

test.each(['GET', 'POST'] as const)('a %s that is redirected to the login page fails with session-ended', (method) =>
  expect(request({ method, path: 'private' }, v.unknown())).rejects.toMatchObject({ code: 'session-ended' }),
);
