/** @jest-environment ./tools/jest/environment.cjs */
import { cached, type Read, readNow, settingsRead, startApi } from '@flightdeck/shared/api';
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
import { fakeServer, onCall, waysToFail } from '@flightdeck/shared/testing/server';
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
const wait = 200;

/** Every read with every failure. */
const cells = reads.flatMap((read) => waysToFail(wait).map((way) => ({ read, ...way })));

test.each(cells.map((cell) => [`${cell.read.path} ${cell.read.params?.range ?? ''}`, cell.way, cell] as const))(
  '%s: turns %s into a named failure',
  async (_path, _way, { read, answer, code }) => {
    if (code === 'rest-timeout') startApi({ timeLimit: wait / 4 });
    answer(onCall('GET', read.path));
    const failed = await readNow(read).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(failed).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(cached(read)).toBeUndefined();
    // The next attempt is a new call with a new time limit.
    startApi({ timeLimit: 5000 });
    onCall('GET', read.path).reply(500, { code: 'later', message: 'Another answer.' });
    await expect(readNow(read)).rejects.toMatchObject({ serverCode: 'later' });
  },
);
