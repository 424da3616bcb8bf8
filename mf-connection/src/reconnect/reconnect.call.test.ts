/** @jest-environment ./tools/jest/environment.cjs */
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { reconnectSite } from './reconnect.call';

fakeServer();

const authorizeUrl = 'https://jetpack.wordpress.com/jetpack.authorize/1/?client_id=1';

test.each([
  ['needs the user at the provider', { status: 'in_progress', authorizeUrl }],
  ['is complete', { status: 'completed' }],
])('SHR-025 returns the answer of the site when the reconnect %s', async (_what, answer) => {
  onCall('POST', 'connection/reconnect').reply(200, answer);
  await expect(reconnectSite()).resolves.toEqual(answer);
});

test.each(['', '/', 'authorize', 'null'])('rejects %j as the authorization address', async (invalidUrl) => {
  onCall('POST', 'connection/reconnect').reply(200, { status: 'in_progress', authorizeUrl: invalidUrl });
  await expect(reconnectSite()).rejects.toMatchObject({ code: 'rest-shape' });
});
