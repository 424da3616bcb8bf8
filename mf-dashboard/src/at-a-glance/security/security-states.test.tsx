import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { answerReads, card, mountDashboard } from '../dashboard-under-test';

const threat = { id: 1, signature: 'Suspicious.Code', description: 'A file was changed.' };

test.each([
  ['one threat', 1, 'Uh oh, 1 threat found.', 'Fix threat'],
  ['several threats', 1200, 'Uh oh, 1,200 threats found.', 'Fix threats'],
])('DASH-072 shows the number and a link to the scanner for %s', async (_what, count, text, action) => {
  answerReads({
    scan: { state: 'idle', threats: Array.from({ length: count }, (_, id) => ({ ...threat, id })), credentials: [] },
    features: ['scan'],
  });
  await mountDashboard();
  expect(await screen.findByText('Threats found')).toBeVisible();
  expect(card('Scan')).toHaveTextContent(text);
  expect(within(card('Scan')).getByRole('link', { name: new RegExp(`^${action}`) })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-scanner'),
  );
});

/** Removes the permission to install plugins. */
const withoutPluginPermission: Parameters<typeof mountDashboard>[0] = ({ initial }) => {
  const { permissions } = initial.userData?.currentUser ?? {};
  if (permissions) permissions.manage_plugins = false;
};

test('refers users who may not install plugins to an administrator on the Scan card', async () => {
  answerReads({
    scan: { state: 'unavailable', reason: 'vp_active_on_site', threats: null, credentials: [] },
  });
  onCall('GET', 'module/vaultpress/data')
    .optionally()
    .times(9)
    .reply(404, errorBody('not_active', 'Off.', 404));
  await mountDashboard((state) => {
    withoutPluginPermission(state);
    state.initial.siteData.plan = { product_slug: 'jetpack_premium' };
  });
  await screen.findByText('Your plan includes VaultPress. Ask a site administrator to set it up.');
  expect(within(card('Scan')).queryByRole('button', { name: /VaultPress/ })).toBeNull();
});

test('refers users who may not install plugins to an administrator on the Anti-spam card', async () => {
  answerReads({ akismet: 'not_active', features: ['antispam'] });
  await mountDashboard(withoutPluginPermission);
  const text = 'Your plan includes spam protection. Ask a site administrator to set up Akismet.';
  await screen.findByText(text);
  expect(within(card('Akismet Anti-spam')).queryByRole('button', { name: 'Set up' })).toBeNull();
});

test('offers no activation of Akismet with a key to users who may not install plugins', async () => {
  answerReads();
  await mountDashboard(withoutPluginPermission);
  await within(card('Akismet Anti-spam')).findByText('Keep spam out of your comments and forms automatically.');
  expect(screen.queryByRole('button', { name: 'Activate Akismet' })).toBeNull();
});
