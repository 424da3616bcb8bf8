import { definePart } from '@flightdeck/shared/parts';
import { mountPart, recorded, settled } from '@flightdeck/shared/testing/parts';
import { delayedReply, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PluginCard } from './plugin-card.view';
import { boost } from './plugin-items';
import { SpeedScores } from './speed-scores.view';

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;
const boostFile = 'jetpack-boost/jetpack-boost.php';
const card = definePart(() => <PluginCard plugin={boost()} />);
const cardWithScores = definePart(() => (
  <PluginCard plugin={boost()}>
    <SpeedScores />
  </PluginCard>
));
const mount = (part = card, change: Change = () => {}) =>
  mountPart(part, { name: 'mf-dashboard/at-a-glance', pageState: change });
const onPlugins = (plugins: Record<string, unknown>) => onCall('GET', 'plugins').reply(200, plugins);

const inactive = { [boostFile]: { active: false } };

test.each([
  [
    'DASH-105 DASH-108 DASH-109 installs a missing plugin in one call',
    {},
    'Install Boost',
    'Installing Boost',
    'install',
  ],
  ['DASH-106 DASH-108 activates an inactive plugin', inactive, 'Activate Boost', 'Activating Boost', 'activate'],
])(
  '%s, shows the progress and the reason for a failure, and offers another attempt',
  async (_what, plugins, buttonName, busyName, type) => {
    onPlugins(plugins);
    await mount();
    const sendAnswer = delayedReply(
      onCall('POST', 'plugins', { slug: 'jetpack-boost', status: 'active', source: 'active' }),
      errorBody('install_failed', 'The folder <b>cannot</b> be written.', 500),
      500,
    );
    onPlugins(plugins);
    await userEvent.click(await screen.findByRole('button', { name: buttonName }));
    expect(screen.getByRole('button', { name: busyName })).toHaveAttribute('aria-busy', 'true');
    const properties = { target: 'plugin_dash_item', type, feature: 'jetpack-boost' };
    expect(recorded()).toEqual([['jetpack_wpa_click', properties]]);
    sendAnswer();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Couldn't ${type} Boost. The folder cannot be written.`);
    expect(screen.getByRole('button', { name: buttonName })).not.toHaveAttribute('aria-busy', 'true');
  },
);

test('shows a new plugin as active even if a cache still answers with the earlier list', async () => {
  onPlugins({});
  await mount();
  onCall('POST', 'plugins').reply(200, { code: 'success' });
  onPlugins({});
  await userEvent.click(await screen.findByRole('button', { name: 'Install Boost' }));
  expect(await screen.findByRole('link', { name: 'Manage Boost' }, { timeout: 10_000 })).toBeVisible();
});

test('shows no error if a failed request has activated the plugin', async () => {
  onPlugins({});
  await mount();
  onCall('POST', 'plugins').reply(500, errorBody('down', 'Down.', 500));
  onPlugins({ [boostFile]: { active: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Install Boost' }));
  expect(await screen.findByRole('link', { name: 'Manage Boost' })).toBeVisible();
  await settled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('DASH-107 links an active plugin to its page', async () => {
  onPlugins({ [boostFile]: { active: true } });
  await mount();
  expect(await screen.findByRole('link', { name: 'Manage Boost' })).toHaveAttribute(
    'href',
    expect.stringMatching(/admin\.php\?page=jetpack-boost$/),
  );
});

test.each([
  ['an active plugin', { [boostFile]: { active: true } }],
  ['a deleted plugin', {}],
])('shows the last speed scores of %s, with the date of the measurement', async (_what, plugins) => {
  onPlugins(plugins);
  await mount(cardWithScores, ({ initial }) => {
    initial.siteData.latestBoostSpeedScores = { timestamp: 1_785_751_200, scores: { mobile: 71, desktop: 92 } };
  });
  const scores = await screen.findByTestId('speed-scores');
  expect([...scores.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual(['Mobile71', 'Desktop92']);
  expect(scores).toHaveTextContent(/Speed scores out of 100, measured on August 3, 2026\.$/);
});

test('shows no scores when the site has none', async () => {
  onPlugins({ [boostFile]: { active: true } });
  await mount(cardWithScores);
  expect(await screen.findByRole('link', { name: 'Manage Boost' })).toBeVisible();
  expect(screen.queryByTestId('speed-scores')).toBeNull();
});
