/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { trackingRead, writeTracking } from './tracking.call';

fakeServer();

test('SHR-037 treats an error of the provider in an answer with status 200 as a failure', async () => {
  onCall('GET', 'tracking/settings').reply(200, { error: 'service_unavailable', message: 'Down.' });
  await expect(readNow(trackingRead)).rejects.toMatchObject({ code: 'rest-refused', message: 'Down.' });
});

test('SHR-038 returns the value on the server, not the sent one', async () => {
  onCall('POST', 'tracking/settings', { tracks_opt_out: false }).reply(200, { tracks_opt_out: true });
  await expect(writeTracking(false)).resolves.toEqual({ tracks_opt_out: true });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
])('SHR-037 reads the opt-out %p as %p', async (value, isOptedOut) => {
  onCall('GET', 'tracking/settings').reply(200, { tracks_opt_out: value });
  await expect(readNow(trackingRead)).resolves.toEqual({ tracks_opt_out: isOptedOut });
});

test('reports an opt-out that is not a flag as malformed', async () => {
  onCall('GET', 'tracking/settings').reply(200, { tracks_opt_out: 'perhaps' });
  await expect(readNow(trackingRead)).rejects.toMatchObject({ code: 'rest-shape' });
});
