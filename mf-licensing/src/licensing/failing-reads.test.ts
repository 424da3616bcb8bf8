/** @jest-environment ./tools/jest/environment.cjs */
import { cached, readNow, startApi } from '@flightdeck/shared/api';
import { licencesRead } from '@flightdeck/shared/calls';
import { fakeServer, onCall, waysToFail } from '@flightdeck/shared/testing/server';

fakeServer();

const wait = 200;
const rows = waysToFail(wait).map((row) => [row.way, row] as const);

test.each(rows)('%s while loading licenses is a named failure, never data', async (_way, row) => {
  if (row.code === 'rest-timeout') startApi({ timeLimit: wait / 4 });
  row.answer(onCall('GET', licencesRead.path));
  await expect(readNow(licencesRead)).rejects.toMatchObject({
    code: row.code,
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(cached(licencesRead)).toBeUndefined();
  startApi({ timeLimit: 5000 });
});
