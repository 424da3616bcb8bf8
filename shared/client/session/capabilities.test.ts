/** @jest-environment ./tools/jest/environment.cjs */
import type { pageStateSample } from '../../testing/page-state-sample';
import { startTestSession } from '../../testing/test-session';
import { facts, initialState } from './session';

type Sample = ReturnType<typeof pageStateSample>;
type Permission = keyof Sample['userConnection']['currentUser']['permissions'];

/** Returns all capabilities that the screens check, computed from the session. */
function capabilities() {
  const { permissions, status } = facts('');
  const { isAtomicSite, isMultisite } = initialState().siteData;
  return { ...permissions, isAtomicSite, isMultisite, isOffline: status === 'offline' };
}

async function capabilitiesFor(change: (sample: Sample) => void): Promise<ReturnType<typeof capabilities>> {
  await startTestSession(change);
  return capabilities();
}

const without =
  (permission: Permission) =>
  ({ userConnection }: Sample) =>
    Object.assign(userConnection.currentUser.permissions, { [permission]: false });
const siteWith =
  (flag: 'isAtomicSite' | 'isMultisite') =>
  ({ initial }: Sample) =>
    Object.assign(initial.siteData, { [flag]: true });

test.each<[string, keyof ReturnType<typeof capabilities>, (sample: Sample) => unknown]>([
  ['manage modules', 'manage_modules', without('manage_modules')],
  ['view stats', 'view_stats', without('view_stats')],
  ['manage plugins', 'manage_plugins', without('manage_plugins')],
  ['manage options', 'manage_options', without('manage_options')],
  ['edit posts', 'edit_posts', without('edit_posts')],
  ['publish', 'publish_posts', without('publish_posts')],
  [
    'connection owner',
    'isMaster',
    ({ userConnection }) => Object.assign(userConnection.currentUser, { isMaster: false }),
  ],
  ['can disconnect', 'disconnect', without('disconnect')],
  ['can connect account', 'connect_user', without('connect_user')],
  ['atomic-hosted', 'isAtomicSite', siteWith('isAtomicSite')],
  ['multisite', 'isMultisite', siteWith('isMultisite')],
  ['offline mode', 'isOffline', ({ connection }) => Object.assign(connection.offlineMode, { isActive: true })],
])('SHR-098 changing "%s" changes this capability and no other', async (_capability, name, change) => {
  const before = await capabilitiesFor(() => {});
  const after = await capabilitiesFor(change);
  expect(after).toEqual({ ...before, [name]: !before[name] });
});
