/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { errorBody, onCall } from '../../../testing/wire';
import { installPlugin, pluginsRead, pluginUpdatesRead } from './plugins';

fakeServer();

test('SHR-063 reads the plugins by file, from fields with capitalized names', async () => {
  onCall('GET', 'plugins').reply(200, {
    'akismet/akismet.php': { Name: 'Akismet', Version: '5.0.2', Author: 'Automattic', active: true },
    'odd/odd.php': { Name: 'Odd', active: false },
  });
  await expect(readNow(pluginsRead)).resolves.toEqual({
    'akismet/akismet.php': { name: 'Akismet', version: '5.0.2', isActive: true },
    'odd/odd.php': { name: 'Odd', version: '', isActive: false },
  });
});

test.each([
  ['without a source', undefined, { slug: 'jetpack-boost', status: 'active' }],
  ['with a source', 'recommendations', { slug: 'jetpack-boost', status: 'active', source: 'recommendations' }],
])('SHR-062 requests the installation of a plugin %s', async (_what, source, sent) => {
  onCall('POST', 'plugins', sent).reply(200, { code: 'success', message: 'Activated jetpack-boost/jetpack-boost.php' });
  await installPlugin('jetpack-boost', source);
});

test('SHR-062 a plugin that cannot be installed is a failure', async () => {
  onCall('POST', 'plugins').reply(500, errorBody('install_plugin_failed', 'Download failed. ', 500));
  await expect(installPlugin('none')).rejects.toMatchObject({ message: 'Download failed.' });
});

test('SHR-064 reads the number of plugins with an update', async () => {
  onCall('GET', 'updates/plugins').reply(200, { code: 'success', message: 'Two.', count: 2 });
  await expect(readNow(pluginUpdatesRead)).resolves.toBe(2);
});
