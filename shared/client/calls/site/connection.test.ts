/** @jest-environment ./tools/jest/environment.cjs */
import { connectionDataRead, connectionRead, readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { errorBody, onCall } from '../../../testing/wire';
import { disconnectSite, markStoreSetupSeen, testConnection, unlinkUser } from './connection';
import { connectedPluginsRead, connectUrlRead } from './connection-details';

fakeServer();

const authorizeUrl = 'https://jetpack.wordpress.com/jetpack.authorize/1/?client_id=1';

test('SHR-018 reads the accounts; fields that only the provider knows may be missing', async () => {
  const currentUser = {
    isConnected: true,
    isMaster: true,
    username: 'admin',
    id: 1,
    blogId: 7,
    wpcomUser: { avatar: false },
    gravatar: 'http://1.gravatar.com/avatar/x?s=96&d=mm',
    permissions: { connect: true, manage_options: true },
  };
  onCall('GET', 'connection/data').reply(200, { currentUser, connectionOwner: 'admin' });
  await expect(readNow(connectionDataRead)).resolves.toMatchObject({
    connectionOwner: 'admin',
    currentUser: { isMaster: true, wpcomUser: { avatar: false }, permissions: { connect: true, view_stats: false } },
  });
});

test('SHR-019 reads the connection', async () => {
  const status = {
    isActive: true,
    isStaging: false,
    isRegistered: true,
    isUserConnected: false,
    hasConnectedOwner: true,
    offlineMode: { isActive: false, constant: false, url: false, filter: false, wpLocalConstant: false, option: false },
    isPublic: true,
  };
  onCall('GET', 'connection').reply(200, status);
  await expect(readNow(connectionRead)).resolves.toEqual(status);
});

test('SHR-020 the connection test resolves, or fails with the message of the first failed test', async () => {
  onCall('GET', 'connection/test').reply(200, { code: 'success', message: 'All connection tests passed.' });
  await testConnection();
  onCall('GET', 'connection/test').reply(500, {
    code: 'failed_test__outbound_http',
    message: 'The server did not get through.\n\t\t\tAsk your host.',
    data: { resolution: '' },
    additional_errors: [{ code: 'failed_test__outbound_https', message: 'Nor by HTTPS.', data: null }],
  });
  await expect(testConnection()).rejects.toMatchObject({
    serverCode: 'failed_test__outbound_http',
    message: 'The server did not get through. Ask your host.',
  });
});

test('SHR-021 reads the address to connect at', async () => {
  onCall('GET', 'connection/url').reply(200, JSON.stringify(authorizeUrl));
  await expect(readNow(connectUrlRead)).resolves.toBe(authorizeUrl);
});

test('SHR-022 reads the plugins that use the connection, by slug', async () => {
  onCall('GET', 'connection/plugins').reply(200, [
    { name: 'Jetpack', slug: 'jetpack' },
    { name: 'Boost', slug: 'jetpack-boost' },
  ]);
  await expect(readNow(connectedPluginsRead)).resolves.toEqual({
    jetpack: { name: 'Jetpack' },
    'jetpack-boost': { name: 'Boost' },
  });
});

test('SHR-023 disconnects the site, or fails with the code of the site', async () => {
  onCall('POST', 'connection', { isActive: false }).reply(200, { code: 'success' });
  await disconnectSite();
  onCall('POST', 'connection').reply(400, errorBody('disconnect_failed', 'It is gone already.', 400));
  await expect(disconnectSite()).rejects.toMatchObject({ serverCode: 'disconnect_failed' });
});

test('SHR-024 unlinks the user', async () => {
  onCall('POST', 'connection/user', { linked: false }).reply(200, { code: 'success' });
  await unlinkUser();
});

test('SHR-026 records that the user has seen the store setup', async () => {
  onCall('POST', 'seen-wc-connection-modal').reply(200, { success: true });
  await markStoreSetupSeen();
});
