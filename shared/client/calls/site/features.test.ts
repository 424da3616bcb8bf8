/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { onCall, providerAnswer } from '../../../testing/wire';
import { featuresRead } from './features';

fakeServer();

const providerError = { error: 'service_unavailable', message: 'The provider is down.' };

test.each([
  ['a map', { backups: ['jetpack_backup_t1_yearly'] }, { backups: ['jetpack_backup_t1_yearly'] }],
  ['an empty list, as PHP writes an empty map', [], {}],
  ['missing', undefined, {}],
  ['null', null, {}],
])('SHR-056 SHR-094.4 reads the features when `available` is %s', async (_what, available, expected) => {
  onCall('GET', 'site/features').reply(200, providerAnswer({ active: ['stats', 'core/video'], available }));
  await expect(readNow(featuresRead)).resolves.toEqual({ active: ['stats', 'core/video'], available: expected });
});

test("SHR-056 the provider's error in a successful answer is a failure with its message", async () => {
  onCall('GET', 'site/features').reply(200, providerAnswer(providerError));
  await expect(readNow(featuresRead)).rejects.toMatchObject({
    code: 'rest-refused',
    serverCode: 'service_unavailable',
    message: 'The provider is down.',
  });
});
