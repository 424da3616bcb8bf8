/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { onCall } from '../../../testing/wire';
import { featuresRead } from './features';

fakeServer();

/** `{code, message, data: "<JSON>"}`, the form in which the site passes on the provider's answers. */
const forwarded = (data: unknown) => ({ code: 'success', message: 'Correctly received.', data: JSON.stringify(data) });
const down = { error: 'service_unavailable', message: 'The provider is down.' };

test.each([
  ['a map', { backups: ['jetpack_backup_t1_yearly'] }, { backups: ['jetpack_backup_t1_yearly'] }],
  ['nothing, which PHP writes as a list', [], {}],
])('SHR-056 SHR-094 SHR-094.4 reads the features; available is %s', async (_what, available, read) => {
  onCall('GET', 'site/features').reply(200, forwarded({ active: ['stats', 'core/video'], available }));
  await expect(readNow(featuresRead)).resolves.toEqual({ active: ['stats', 'core/video'], available: read });
});

test("SHR-056 the provider's error in a successful answer is a failure with its message", async () => {
  onCall('GET', 'site/features').reply(200, forwarded(down));
  await expect(readNow(featuresRead)).rejects.toMatchObject({
    code: 'rest-refused',
    serverCode: 'service_unavailable',
    message: 'The provider is down.',
  });
});
