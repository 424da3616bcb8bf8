/** @jest-environment ./tools/jest/environment.cjs */
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { fetchAuthorizeUrl, registerSite } from './registration.call';

fakeServer();

const authorizeUrl = 'https://jetpack.wordpress.com/jetpack.authorize/1/?client_id=1';

test('SHR-016 SHR-090 sends the plugin slug, the nonce, and a return address if there is one', async () => {
  const body = { registration_nonce: 'n1', no_iframe: true, plugin_slug: 'jetpack' };
  onCall('POST', 'connection/register', body).reply(200, { authorizeUrl, alternateAuthorizeUrl: '' });
  await expect(registerSite({ registrationNonce: 'n1', redirectUri: null })).resolves.toBe(authorizeUrl);
  onCall('POST', 'connection/register', { ...body, redirect_uri: 'admin.php?page=x' }).reply(200, { authorizeUrl });
  await registerSite({ registrationNonce: 'n1', redirectUri: 'admin.php?page=x' });
});

test('registers without a nonce where Jetpack provides none', async () => {
  onCall('POST', 'connection/register', { no_iframe: true, plugin_slug: 'jetpack' }).reply(200, { authorizeUrl });
  await expect(registerSite({ registrationNonce: '', redirectUri: null })).resolves.toBe(authorizeUrl);
});

test('SHR-017 requests the authorization address, and sends the return address', async () => {
  onCall('GET', 'connection/authorize_url', { no_iframe: '1', redirect_uri: 'admin.php?page=x' }).reply(200, {
    authorizeUrl,
  });
  await expect(fetchAuthorizeUrl('admin.php?page=x')).resolves.toBe(authorizeUrl);
});

test.each([null, '', '/', 'authorize', 'null'])('rejects %j as the authorization address', async (address) => {
  onCall('POST', 'connection/register').reply(200, { authorizeUrl: address });
  await expect(registerSite({ registrationNonce: 'n1', redirectUri: null })).rejects.toMatchObject({
    code: 'rest-shape',
  });
  onCall('GET', 'connection/authorize_url', { no_iframe: '1' }).reply(200, { authorizeUrl: address });
  await expect(fetchAuthorizeUrl(null)).rejects.toMatchObject({ code: 'rest-shape' });
});
