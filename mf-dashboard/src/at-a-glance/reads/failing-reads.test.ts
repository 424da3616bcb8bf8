/** @jest-environment ./tools/jest/environment.cjs */
import { cached, type Read, readNow, settingsRead } from '@flightdeck/shared/api';
import {
  akismetDataRead,
  featuresRead,
  pluginsRead,
  pluginUpdatesRead,
  protectCountRead,
  purchasesRead,
  rewindRead,
  scanRead,
  siteRead,
  vaultpressRead,
} from '@flightdeck/shared/calls';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { statsRead } from '../stats/stats.call';

fakeServer();

/** All reads of this area's cards. */
const reads: readonly Read<unknown>[] = [
  settingsRead,
  rewindRead,
  scanRead,
  featuresRead,
  purchasesRead,
  siteRead,
  akismetDataRead,
  protectCountRead,
  vaultpressRead,
  pluginsRead,
  pluginUpdatesRead,
  ...(['day', 'week', 'month'] as const).map(statsRead),
];

test.each(reads.map((read) => [[read.path, read.params?.range].filter(Boolean).join(', range '), read] as const))(
  'turns a malformed answer to %s into a failure with code and message, and reads again afterwards',
  async (_path, read) => {
    onCall('GET', read.path).reply(200, { unexpected: [1, 2, 3] });
    await expect(readNow(read)).rejects.toMatchObject({
      code: 'rest-shape',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(cached(read)).toBeUndefined();
    onCall('GET', read.path).reply(500, { code: 'later', message: 'Another answer.' });
    await expect(readNow(read)).rejects.toMatchObject({ serverCode: 'later' });
  },
);
