import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ruleInput } from '../../engine/testing/input-under-test';
import {
  all,
  mountTab,
  offline,
  onFeatures,
  onSettings,
  tabOf,
  withModules,
  withoutOwner,
  withServerValues,
} from '../../engine/testing/settings-under-test';
import { backups } from './backups.card';

/** Returns an answer of the provider, which sends its data as a JSON string. */
const answerOf = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });
const onRewind = (state: string) => onCall('GET', 'rewind').reply(200, answerOf({ state }));
const onScan = (scan: object) => onCall('GET', 'scan').reply(200, answerOf(scan));
const withVaultPressOff = all(withModules('vaultpress'), withServerValues({ vaultpress: false }));
const mount = (change = withVaultPressOff) => {
  onSettings({ vaultpress: false });
  return mountTab(tabOf(backups), change);
};
/** Mounts the card on a site with backups and scanning in the plan, this state of the backups and this scan. */
const mountWith = (state: string, scan: object = { state: 'unavailable' }, features = ['backups', 'scan']) => {
  onFeatures(...features);
  onRewind(state);
  onScan(scan);
  return mount();
};
const status = () => screen.findByTestId('backup-status');

test('SET-056 SET-076.3 SET-078.3 shows both chips and the link to the activity log while backups are active', async () => {
  await mountWith('active', { state: 'idle', threats: [], credentials: [{ type: 'main' }] });
  expect(await screen.findByRole('article', { name: 'Backups and security scanning' })).toBeVisible();
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(screen.getByRole('link', { name: /activity log/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-activity-log'),
  );
  expect(await screen.findByText('Secure')).toBeVisible();
  pressInPlace(screen.getByRole('link', { name: /activity log/ }));
  expect(recorded()).toEqual([['jetpack_wpa_click', { text: 'configure-scan' }]]);
});

test('SET-076.2 links to the page for credentials, and shows that there are threats', async () => {
  await mountWith('awaiting_credentials', { state: 'idle', threats: [{ id: 1, title: 'x' }], credentials: [] });
  expect(await screen.findByText('Action needed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter credentials' })).toHaveAttribute(
    'href',
    expect.stringContaining('jetpack-settings-security-credentials'),
  );
  expect(await screen.findByText('Threats')).toBeVisible();
});

const main = { type: 'main' };

test.each<[string, string, readonly object[], readonly object[], string, string]>([
  ['SET-076.1 SET-078.1', 'provisioning', [], [main], 'Setting up', 'info'],
  ['SET-078.2', 'awaiting_credentials', [], [main], 'Action needed', 'warning'],
  ['SET-078.3', 'active', [], [], 'Connected', 'success'],
  ['SET-079', 'active', [{ id: 1, title: 'x' }], [], 'Threats', 'danger'],
  ['SET-080', 'active', [], [], 'Action needed', 'warning'],
  ['SET-081', 'active', [], [main], 'Secure', 'success'],
])(
  '%s in the state "%s", with the threats %j and the credentials %j, a chip says "%s" with the tone "%s"',
  async (...row) => {
    const [, state, threats, credentials, text, tone] = row;
    await mountWith(state, { state: 'idle', threats, credentials });
    expect((await screen.findByText(text)).parentElement).toHaveClass(tone);
  },
);

test('SET-076.5 shows "Oops!" for an unknown state', async () => {
  await mountWith('later-state');
  await waitFor(async () => expect(await status()).toHaveTextContent(/^Oops!/));
});

test('has the title "Jetpack Backup" if the plan includes backups but no scanning', async () => {
  await mountWith('provisioning', undefined, ['backups']);
  expect(await screen.findByRole('article', { name: 'Jetpack Backup' })).toBeVisible();
  expect(await screen.findByText('Setting up')).toBeVisible();
});

test('SET-077 says that the status could not be read, and reads it again on Retry', async () => {
  onFeatures('backups', 'scan');
  onCall('GET', 'rewind').reply(500, errorBody('down', 'Down.', 500));
  onScan({ state: 'idle', threats: [], credentials: [{ type: 'main' }] });
  await mount();
  await waitFor(async () =>
    expect(await status()).toHaveTextContent(
      'Oops!The Jetpack Backup and Scan status could not be retrieved at this time. Retry',
    ),
  );
  onRewind('active');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Connected')).toBeVisible();
});

test('SET-077 says that the VaultPress status could not be read, and reads it again on Retry', async () => {
  onFeatures('backups', 'scan');
  onRewind('unavailable');
  onScan({ state: 'unavailable' });
  onCall('GET', 'module/vaultpress/data').reply(500, errorBody('down', 'Down.', 500));
  onSettings({ vaultpress: true });
  await mountTab(tabOf(backups), all(withModules('vaultpress'), withServerValues({ vaultpress: true })));
  await waitFor(async () => expect(await status()).toHaveTextContent(/^Oops!/));
  onCall('GET', 'module/vaultpress/data').reply(200, {
    code: 'success',
    message: '',
    data: { features: { backups: true } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await status()).toHaveTextContent(/VaultPress backs up your site/));
});

test.each([
  ['shows "Upgrade" if the site has a connected owner', withVaultPressOff, 'Upgrade'],
  [
    'shows "Connect your account" if the site has no connected owner',
    all(withVaultPressOff, withoutOwner),
    'Connect your account',
  ],
])('without backups in the plan, %s', async (_what, change, name) => {
  onFeatures();
  onCall('GET', 'rewind').reply(404, errorBody('site_not_found', 'No.', 404));
  onCall('GET', 'scan').reply(404, errorBody('site_not_found', 'No.', 404));
  await mount(change);
  expect(await screen.findByText('Not in your plan')).toBeVisible();
  expect(screen.getByRole('link', { name })).toBeVisible();
});

test.each([
  ['hides the card until the features are loaded', undefined, false],
  ['hides the card if the plan includes no backups', [], false],
  ['shows the card if the plan includes backups', ['backups'], true],
])('on a site whose page state hides backups, %s', (_what, features, isShown) => {
  const { site } = ruleInput();
  expect(backups.exists?.(ruleInput({ site: { ...site, showBackups: false }, features }))).toBe(isShown);
});

test('SET-015 SET-016 offline, requests no backup or scan status and shows no chip or link', async () => {
  await mount(all(withVaultPressOff, offline));
  expect(await status()).toHaveTextContent(/^BackupsUnavailable in Offline Mode\.$/);
  expect(screen.queryByTestId('scan-status')).toBeNull();
  expect(document.querySelector('.chip')).toBeNull();
  for (const role of ['link', 'button']) expect(screen.queryByRole(role)).toBeNull();
});
