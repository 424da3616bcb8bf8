/** @jest-environment ./tools/jest/environment.cjs */
import { errorBody, fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { confirmSafeMode, migrateSite, startFresh } from './identity-crisis.call';

fakeServer();

const authorizeUrl = 'https://jetpack.wordpress.com/jetpack.authorize/1/?client_id=1';

test.each([
  [
    'SHR-027 confirms safe mode, or rejects with the message of the server',
    'identity-crisis/confirm-safe-mode',
    confirmSafeMode,
  ],
  ['SHR-029 migrates the site, or rejects with the message of the server', 'identity-crisis/migrate', migrateSite],
])('%s', async (_what, path, call) => {
  onCall('POST', path).reply(200, { code: 'success' });
  await call();
  onCall('POST', path).reply(200, errorBody('error', 'Could not.', 200));
  await expect(call()).rejects.toMatchObject({ code: 'rest-refused', message: 'Could not.' });
});

test('SHR-028 returns the authorization address of a separate site', async () => {
  onCall('POST', 'identity-crisis/start-fresh', { redirect_uri: 'admin.php?page=x' }).reply(
    200,
    JSON.stringify(authorizeUrl),
  );
  await expect(startFresh('admin.php?page=x')).resolves.toBe(authorizeUrl);
});

test.each(['', '/', 'authorize', 'null'])('rejects %j as the authorization address', async (answer) => {
  onCall('POST', 'identity-crisis/start-fresh').reply(200, JSON.stringify(answer));
  await expect(startFresh('admin.php?page=x')).rejects.toMatchObject({ code: 'rest-shape' });
});
