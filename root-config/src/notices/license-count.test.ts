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
  Object.assign(sample.initial, {
    WP_API_root: `${origin}/wp-json/`,
    adminUrl: `${origin}/wp-admin/`,
    licensing: { needsCount: true, ...licensing },
  });
  Object.assign(sample.connection?.offlineMode ?? {}, { isActive: isOffline });
  await startSession(v.parse(pageStateSchema, sample));
  navigation = createNavigation({ facts });
}
const hasNotice = () => navigation.placement$.value.screens.notices.includes('mf-licensing/notice');

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

test.each([
  {
    result: 'shows the notice for the first unused licenses',
    licensing: {},
    noticeBefore: false,
    detached: 2,
    noticeAfter: true,
  },
  {
    result: 'shows no notice without an unused license',
    licensing: {},
    noticeBefore: false,
    detached: 0,
    noticeAfter: false,
  },
  {
    result: 'hides the notice when no unused license is left',
    licensing: { userCounts: { detached: 1 } },
    noticeBefore: true,
    detached: 0,
    noticeAfter: false,
  },
  {
    result: 'shows no notice for a number that the user has dismissed',
    licensing: dismissed,
    noticeBefore: false,
    detached: 2,
    noticeAfter: false,
  },
  {
    result: 'shows the notice again for another number',
    licensing: { ...dismissed, userCounts: { detached: 2 } },
    noticeBefore: false,
    detached: 3,
    noticeAfter: true,
  },
])('LIC-026.2 $result, after a count', async ({ licensing, noticeBefore, detached, noticeAfter }) => {
  await start(licensing);
  expect(hasNotice()).toBe(noticeBefore);
  onCall('GET', 'licensing/user/counts').reply(200, { detached });
  await countLicenses(navigation);
  expect(hasNotice()).toBe(noticeAfter);
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
