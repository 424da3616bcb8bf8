import { cached } from '@flightdeck/shared/api';
import { pluginUpdatesRead } from '@flightdeck/shared/calls';
import { recorded } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import {
  answerReads,
  type Change,
  card,
  mountDashboard,
  region,
  titles,
  waitUntilLoaded,
} from './dashboard-under-test';

const offline: Change = ({ connection }) => {
  connection.offlineMode.isActive = true;
};

describe('for a manager of a free site', () => {
  beforeEach(async () => {
    answerReads();
    await mountDashboard();
    await waitUntilLoaded();
  });

  test('DASH-001 DASH-005 has a hidden heading, and a link to the security settings', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
    const link = within(region('Security')).getByRole('link', { name: 'Manage security settings' });
    expect(link).toHaveAttribute('href', '#/security');
  });

  test('DASH-002 DASH-004 DASH-010 shows all cards in their sections', () => {
    expect(card('Jetpack Stats')).toBeVisible();
    expect(titles(region('Security'))).toHaveLength(6);
    expect(titles(region('Performance and Growth'))).toEqual([
      'Image Accelerator',
      'Search',
      'VideoPress',
      'Boost',
      'CRM',
      'Jetpack blocks',
    ]);
    expect(within(region('Connections')).getByText('the connection cards')).toBeVisible();
  });

  test('DASH-009 shows the bundle and Backup in a row above the other cards, and records the view of each upgrade offer', () => {
    expect([...region('Security').querySelectorAll<HTMLElement>('.grid')].map(titles)).toEqual([
      ['Comprehensive site security', 'VaultPress Backup'],
      ['Scan', 'Akismet Anti-spam', 'Brute force protection', 'Downtime monitoring'],
    ]);
    const upgrade = within(card('VaultPress Backup')).getByRole('link', { name: 'Upgrade' });
    expect(upgrade).toHaveAttribute('href', '#/product/backup');
    for (const feature of ['backups', 'scan', 'akismet', 'search'])
      expect(recorded()).toContainEqual(['jetpack_wpa_aag_upgrade_button_view', { feature }]);
  });
});

test('shows the same text on the bundle card while the purchases load and afterwards', async () => {
  const sendAnswer = delayedAnswer('site/purchases', providerAnswer([]));
  answerReads({}, ['site/purchases']);
  await mountDashboard();
  const bundle = card('Comprehensive site security');
  const text = within(bundle).getByText(/^Get VaultPress Backup, Scan and Akismet Anti-spam in one plan/);
  expect(text).toBeVisible();
  expect(bundle).toHaveAttribute('aria-busy', 'true');
  expect(within(bundle).queryByRole('link', { name: /^Upgrade/ })).toBeNull();
  const htmlWhileLoading = text.outerHTML;
  sendAnswer();
  await waitUntilLoaded();
  expect(within(card('Comprehensive site security')).getByRole('link', { name: /^Upgrade/ })).toBeVisible();
  expect(within(card('Comprehensive site security')).getByText(/^Get VaultPress Backup/).outerHTML).toBe(
    htmlWhileLoading,
  );
});

test('offers no upgrade on cards of features that the security plan includes', async () => {
  const sendAnswer = delayedAnswer('rewind', providerAnswer({ state: 'active' }));
  const site = {
    scan: { state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
    features: ['backups', 'real-time-backups', 'scan', 'antispam', 'support'],
    purchases: [{ ID: '1', product_slug: 'jetpack_security_t1_yearly', active: '1' }],
    akismet: 3,
  };
  answerReads(site, ['rewind']);
  await mountDashboard(({ initial }) => {
    Object.assign(initial.siteData, { plan: { product_slug: 'jetpack_security_t1_yearly' } });
  });
  expect(within(card('Activity')).queryByText('Loading')).toBeVisible();
  sendAnswer();
  await waitUntilLoaded();
  expect(titles(region('Security'))).toEqual([
    'VaultPress Backup',
    'Activity',
    'Scan',
    'Akismet Anti-spam',
    'Brute force protection',
    'Downtime monitoring',
  ]);
  expect(card('VaultPress Backup')).toHaveTextContent('Connected');
  expect(card('Scan')).toHaveTextContent('Secure');
  expect(card('Akismet Anti-spam')).toHaveTextContent('3 spam comments blocked.');
  expect(within(region('Security')).queryByText('Upgrade')).toBeNull();
});

test('puts cards in need first, and shows only the most urgent action as the primary button', async () => {
  answerReads({
    rewind: { state: 'awaiting_credentials' },
    scan: { state: 'idle', threats: [], credentials: [{}] },
    features: ['scan', 'antispam'],
    akismet: 'invalid_key',
  });
  await mountDashboard();
  await waitUntilLoaded();
  expect(within(card('Akismet Anti-spam')).getByText('Set up')).toBeVisible();
  const [, otherRows] = region('Security').querySelectorAll<HTMLElement>('.grid');
  expect(otherRows && titles(otherRows).slice(0, 2)).toEqual(['Akismet Anti-spam', 'Scan']);
  const enterCredentials = within(card('VaultPress Backup')).getByRole('link', { name: /^Enter credentials/ });
  expect([...document.querySelectorAll('.primary')]).toEqual([enterCredentials]);
});

test('DASH-029 shows offline cards without controls and sends no reads to the provider', async () => {
  answerReads({}, [
    'rewind',
    'scan',
    'site/features',
    'site/purchases',
    'module/akismet/data',
    'module/protect/data',
    'site',
  ]);
  await mountDashboard(offline);
  await waitUntilLoaded();
  for (const title of [
    'Jetpack Stats',
    'Scan',
    'Akismet Anti-spam',
    'Brute force protection',
    'Downtime monitoring',
    'Image Accelerator',
    'Search',
    'VideoPress',
  ]) {
    expect(within(card(title)).getByText('Unavailable in Offline Mode')).toBeVisible();
    expect(within(card(title)).queryByRole('switch')).toBeNull();
    expect(within(card(title)).queryByRole('button', { name: /Activate|Upgrade/ })).toBeNull();
  }
  expect(screen.queryByText('VaultPress Backup')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Manage security settings' })).toBeNull();
  expect(screen.queryByRole('article', { name: 'Jetpack in your pocket' })).toBeNull();
});

test.each([
  ['links an offline site with plugin updates to its own update page', offline, 2, 2, ['2 updates needed']],
  ['shows no link on an offline site without plugin updates', offline, 0, 0, []],
  ['does not read plugin updates online', undefined, 2, undefined, []],
])('DASH-021.8 %s', async (_what, change, updates, readCount, links) => {
  answerReads({ updates });
  await mountDashboard(change);
  await waitUntilLoaded();
  await waitFor(() => expect(cached(pluginUpdatesRead)).toBe(readCount));
  const shownLinks = () =>
    within(region('Performance and Growth')).queryAllByRole('link', { name: /updates? needed$/ });
  await waitFor(() => expect(shownLinks().map(({ textContent }) => textContent)).toEqual(links));
  for (const link of shownLinks())
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/update-core\.php$/));
});

test('DASH-026 prompts to connect and offers no upgrade without a connected owner', async () => {
  answerReads();
  await mountDashboard(({ connection }) => {
    connection.hasConnectedOwner = false;
  });
  await waitUntilLoaded();
  for (const title of ['Scan', 'Akismet Anti-spam', 'Search'])
    expect(within(card(title)).getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
  for (const title of ['Brute force protection', 'Downtime monitoring', 'VideoPress']) {
    expect(within(card(title)).getByRole('link', { name: /Connect your account/ })).toHaveAttribute(
      'href',
      '#/connect-user',
    );
    expect(within(card(title)).queryByRole('switch')).toBeNull();
  }
  expect(within(card('Image Accelerator')).getByRole('switch')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

test('DASH-025 DASH-027 offers an upgrade to an administrator who is not the connected owner', async () => {
  answerReads();
  await mountDashboard(({ userConnection }) => {
    userConnection.currentUser.isMaster = false;
  });
  await waitUntilLoaded();
  expect(within(card('Scan')).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/scan');
  expect(screen.queryByRole('link', { name: 'Connect' })).toBeNull();
});
