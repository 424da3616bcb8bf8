import { screen, within } from '@testing-library/react';
import { answerReads, type Change, card, freeSite, mountDashboard } from '../../dashboard-under-test';

const settingsSince137 = { ...freeSite.settings, jetpack_waf_ip_allow_list_enabled: false };
const withMyJetpack: Change = ({ initial }) => {
  initial.siteData.showMyJetpack = true;
};

test('links to the AI features on a site with Jetpack 13.7 or newer', async () => {
  answerReads({ settings: settingsSince137 });
  await mountDashboard(withMyJetpack, settingsSince137);
  await screen.findByRole('article', { name: 'AI' });
  expect(within(card('AI')).getByRole('link', { name: 'Open AI features' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/wp-admin\/admin\.php\?page=my-jetpack#\/jetpack-ai$/),
  );
});

test.each<[string, Readonly<Record<string, unknown>>, Change]>([
  ['with an older Jetpack', freeSite.settings, withMyJetpack],
  [
    'without My Jetpack',
    settingsSince137,
    ({ initial }) => {
      initial.siteData.showMyJetpack = false;
    },
  ],
  [
    'without a connected owner',
    settingsSince137,
    (page) => {
      withMyJetpack(page);
      page.connection.hasConnectedOwner = false;
    },
  ],
])('shows no AI card on a site %s', async (_what, settings, change) => {
  answerReads({ settings });
  await mountDashboard(change, settings);
  await screen.findByRole('article', { name: 'VideoPress' });
  expect(screen.queryByRole('article', { name: 'AI' })).toBeNull();
});
