/** @jest-environment ./tools/jest/environment.cjs */

import { cached, queryClient } from '@flightdeck/shared/api';
import { licenseCountsRead } from '@flightdeck/shared/calls';
import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';
import { facts, startSession } from '@flightdeck/shared/session';
import { errorBody, onCall, origin } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import nock from 'nock';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { countLicenses } from './license-count';

let navigation: Navigation;

/** Starts a session on a page whose page state has these fields in `licensing`. */
async function start(licensing: object, isOffline = false): Promise<void> {
  const sample = pageStateSample();
  Object.assign(sample.initial, { WP_API_root: `${origin}/wp-json/`, licensing: { needsCount: true, ...licensing } });
  Object.assign(sample.connection?.offlineMode ?? {}, { isActive: isOffline });
  await startSession(v.parse(pageStateSchema, sample));
  navigation = createNavigation({ facts });
}
const hasNotice = () => navigation.current().screens.notices.includes('mf-licensing/notice');

beforeEach(() => {
  nock.disableNetConnect();
  queryClient.clear();
  window.location.hash = '#/dashboard';
});
afterEach(() => {
  navigation.stop();
  nock.cleanAll();
});

const dismissed = { activationNoticeDismiss: { last_detached_count: 2, last_dismissed_time: null } };

test.each<[string, object, boolean, number, boolean]>([
  ['shows the notice for the first unused license', {}, false, 2, true],
  ['shows no notice without an unused license', {}, false, 0, false],
  ['hides the notice when no unused license is left', { userCounts: { detached: 1 } }, true, 0, false],
  ['shows no notice for a number that the user has dismissed', dismissed, false, 2, false],
  ['shows the notice again for another number', { ...dismissed, userCounts: { detached: 2 } }, false, 3, true],
])('LIC-026.2 %s, after a count', async (_what, licensing, hadNotice, detached, expected) => {
  await start(licensing);
  expect(hasNotice()).toBe(hadNotice);
  onCall('GET', 'licensing/user/counts').reply(200, { detached });
  await countLicenses(navigation);
  expect(hasNotice()).toBe(expected);
  // Views show the number from the cache.
  expect(cached(licenseCountsRead)).toEqual({ detached });
});

test('a failed count changes no notice, and stores no error in the cache', async () => {
  await start({ userCounts: { detached: 2 } });
  onCall('GET', 'licensing/user/counts').reply(503, errorBody('down', 'The provider did not answer.', 503));
  await expect(countLicenses(navigation)).rejects.toMatchObject({ status: 503 });
  expect(hasNotice()).toBe(true);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.error),
  ).toEqual([]);
});

test('requests no count in offline mode', async () => {
  await start({}, true);
  await countLicenses(navigation);
  expect(hasNotice()).toBe(false);
});
