import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { settingsOf } from '../engine/testing/settings-of-version';
import {
  all,
  expectFlip,
  mountCard,
  mountTab,
  onFeatures,
  onSettings,
  tabOf,
  withModules,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { firewall } from './firewall/firewall.card';
import { monitor } from './monitor/monitor.card';
import { security } from './security.tab';

const toggle = (name: string | RegExp) => screen.findByRole('switch', { name });

test('the tab has its cards in a fixed order', () => {
  expect(security.cards.map(({ id }) => id)).toEqual([
    'backups',
    'monitor',
    'akismet',
    'waf',
    'protect',
    'allow-list',
    'sso',
    'account-protection',
  ]);
});

test('SET-057 shows the switch and the link to the notification settings', async () => {
  await mountCard(monitor, { monitor: true });
  expect(screen.getByRole('article', { name: 'Downtime monitoring' })).toBeVisible();
  expect(await toggle('Get downtime alerts')).toBeChecked();
  const link = screen.getByRole('link', { name: 'Configure your notification settings' });
  expect(link).toHaveAttribute('href', expect.stringContaining('source=calypso-settings-security'));
  pressInPlace(link);
  expect(recorded()).toEqual([['jetpack_wpa_click', { text: 'configure-monitor' }]]);
});

describe('the firewall', () => {
  const options = {
    waf: true,
    jetpack_waf_ip_list: true,
    jetpack_waf_ip_allow_list: '10.0.0.1',
    jetpack_waf_ip_block_list: false,
    jetpack_waf_share_data: '1',
  };
  const page = all(withModules('waf'), withServerValues(options));
  const mount = async (serverValues: Readonly<Record<string, unknown>> = options) => {
    onSettings(serverValues);
    onFeatures('scan');
    if (serverValues.waf)
      onCall('GET', 'waf').reply(200, { bootstrap_path: '/srv/waf/bootstrap.php', automatic_rules_available: true });
    await mountTab(tabOf(firewall), all(page, withServerValues(serverValues)));
  };
  const blockedField = () => screen.findByLabelText('Blocked IP addresses');
  const allowedField = () => screen.findByLabelText('Allowed IP addresses');

  test('SET-060 SET-061 SET-062 shows the beta link, both lists and the data sharing switch', async () => {
    await mount();
    expect(screen.getByRole('article', { name: 'Firewall' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Beta/ })).toBeVisible();
    expect(await allowedField()).toHaveValue('10.0.0.1');
    expect(await blockedField()).toHaveValue('');
    expect(await toggle('Share data with Jetpack')).toBeChecked();
  });

  test('SET-030 shows the path of the bootstrap file while the firewall is on', async () => {
    await mount();
    expect(await screen.findByText('/srv/waf/bootstrap.php')).toBeInTheDocument();
  });

  test.each([
    [true, 'Your firewall rules no longer get updates.'],
    [false, 'For now, the firewall uses only the IP lists you enter.'],
  ])(
    'SET-030 without scanning in the plan, and with automatic rules on the site: %s, says "%s"',
    async (hasRules, text) => {
      onSettings(options);
      onFeatures();
      onCall('GET', 'waf').reply(200, { bootstrap_path: '', automatic_rules_available: hasRules });
      await mountTab(tabOf(firewall), page);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByTestId('waf-bootstrap')).toBeNull();
    },
  );

  test('with Jetpack 13.7, has a separate switch for the block list, and no allow list', async () => {
    const serverValues = { ...settingsOf('13.7'), waf: true };
    await mount(serverValues);
    expect(screen.queryByRole('switch', { name: 'Allow and block lists' })).toBeNull();
    expect(screen.queryByLabelText('Allowed IP addresses')).toBeNull();
    expect(await toggle('Block specific IP addresses')).not.toBeChecked();
    expect(await blockedField()).toBeDisabled();
    await expectFlip('jetpack_waf_ip_block_list_enabled', { jetpack_waf_ip_block_list_enabled: true }, serverValues);
    await waitFor(() => expect(screen.getByLabelText('Blocked IP addresses')).toBeEnabled());
  });

  test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['SET-062 with Jetpack 11.3, does not offer to share detailed data', settingsOf('11.3'), false],
    ['SET-062 with Jetpack 13.5, offers to share detailed data', settingsOf('13.5'), true],
  ])('%s', async (_what, settings, isOffered) => {
    await mount({ ...settings, waf: true });
    expect(await toggle('Share data with Jetpack')).toBeVisible();
    expect(screen.queryAllByRole('switch', { name: 'Share detailed data with Jetpack' })).toHaveLength(
      isOffered ? 1 : 0,
    );
  });

  test('disables both lists while their switch is off', async () => {
    await mount({ ...options, jetpack_waf_ip_list: false });
    expect(await blockedField()).toBeDisabled();
    expect(await allowedField()).toBeDisabled();
    expect(await toggle('Allow and block lists')).toBeEnabled();
  });
});
