/** @jest-environment ./tools/jest/environment.cjs */
import { errorBody, fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { resetOptions } from './options.call';

fakeServer();

test('SHR-032 resets options, and rejects when the server refuses', async () => {
  onCall('POST', 'options/options', { reset: true }).reply(200, { code: 'success', message: 'Reset.' });
  await resetOptions();
  onCall('POST', 'options/modules', { reset: true }).reply(404, errorBody('invalid_param', 'Invalid Parameter', 404));
  await expect(resetOptions('modules')).rejects.toMatchObject({ serverCode: 'invalid_param' });
});
