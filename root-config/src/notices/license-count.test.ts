/** @jest-environment ./tools/jest/environment.cjs */

import { cached, queryClient } from '@flightdeck/shared/api';
import { licenseCountsRead } from '@flightdeck/shared/calls';
import { facts } from '@flightdeck/shared/session';
import { errorBody, fakeServer, onCall, origin, startTestSession } from '@flightdeck/shared/testing/server';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { countLicenses } from './license-count';

let navigation: Navigation;

/** Starts a session on a page whose page state has these fields in `licensing`. */
async function start(licensing: object, isOffline = false): Promise<void> {
  await startTestSession(({ initial, connection }) => {
    Object.assign(initial, {
      WP_API_root: `${origin}/wp-json/`,
      adminUrl: `${origin}/wp-admin/`,
      licensing: { needsCount: true, ...licensing },
    });
    connection.offlineMode.isActive = isOffline;
  });
  navigation = createNavigation({ facts });
}
const hasNotice = () => navigation.placement$.value.screens.notices.includes('mf-licensing/notice');

fakeServer();
beforeEach(() => {
  window.location.hash = '#/dashboard';
});
afterEach(() => navigation.stop());

// The rule of the notice has its own table (shared/client/session/facts.test.ts).
test.each([
  ['shows the notice for the first unused licenses', {}, 2],
  ['hides the notice when no unused license is left', { userCounts: { detached: 1 } }, 0],
])('LIC-026.2 %s, after a count', async (_result, licensing, detached) => {
  await start(licensing);
  expect(hasNotice()).toBe(detached === 0);
  onCall('GET', 'licensing/user/counts').reply(200, { detached });
  await countLicenses(navigation);
  expect(hasNotice()).toBe(detached > 0);
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
