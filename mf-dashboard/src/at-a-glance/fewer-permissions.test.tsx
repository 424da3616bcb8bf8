import { screen, within } from '@testing-library/react';
import {
  answerReads,
  type Change,
  card,
  freeSite,
  mountDashboard,
  region,
  statsOf,
  titles,
  waitUntilLoaded,
} from './dashboard-under-test';
import { scanStates } from './security/lazy-states';

const withPermissions =
  (permissions: Record<string, boolean>): Change =>
  ({ userConnection }) => {
    Object.assign(userConnection.currentUser.permissions, permissions);
  };

/** Reads that only managers may send. */
const managerReads = ['rewind', 'scan', 'site/features', 'site/purchases', 'site', 'plugins', 'module/akismet/data'];

test('shows an editor Stats and Protect without controls, and sends none of the manager reads', async () => {
  answerReads({}, managerReads);
  await mountDashboard(withPermissions({ manage_modules: false, manage_plugins: false, manage_options: false }));
  expect(await within(card('Brute force protection')).findByText('17')).toBeVisible();
  expect(card('Jetpack Stats')).toBeVisible();
  expect(within(card('Brute force protection')).getByText('Active')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Manage security settings' })).toBeNull();
  expect(titles(region('Security'))).toEqual(['Brute force protection']);
  expect(screen.queryByText('Performance and Growth')).toBeNull();
  await waitUntilLoaded();
});

test("DASH-011 shows users who can't manage plugins neither promoted plugins nor the record meter of the Backup offer", async () => {
  const settings = { ...freeSite.settings, stats: true };
  answerReads({ settings, stats: statsOf() }, ['plugins']);
  await mountDashboard(withPermissions({ manage_plugins: false }), settings);
  await waitUntilLoaded();
  expect(within(card('VaultPress Backup')).getByRole('link', { name: 'Upgrade' })).toBeVisible();
  expect(within(card('VaultPress Backup')).queryByRole('table')).toBeNull();
  expect(titles(region('Performance and Growth'))).toEqual(['Image Accelerator', 'Search', 'VideoPress']);
});

test('does not prefetch the states of security cards that an editor never sees', async () => {
  const load = jest.spyOn(scanStates, 'load');
  answerReads({}, managerReads);
  await mountDashboard((page) => {
    withPermissions({ manage_modules: false, manage_plugins: false, manage_options: false })(page);
    Object.assign(page.initial.siteData, { plan: { product_slug: 'jetpack_security_t1_yearly' } });
  });
  await waitUntilLoaded();
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
});
