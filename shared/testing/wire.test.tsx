import { readNow, settingsRead } from '@flightdeck/shared/api';
import nock from 'nock';
import { onCall, startTestApi } from './wire';

// Jest ends this file with an error that belongs to no test, and exit code 1, if `wire.ts` does not end open requests.
test.each([0, 5])(
  'a request that a test leaves open ends before the test environment does (its answer takes %i ms)',
  async (delay) => {
    nock.disableNetConnect();
    startTestApi();
    onCall('GET', 'settings').reply(200, { monitor: true });
    await readNow(settingsRead);
    onCall('GET', 'settings').delay(delay).replyWithError('gone');
    readNow(settingsRead).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  },
);
