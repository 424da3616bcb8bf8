import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { delayedReply, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heading, plugins } from '../testing/flow-page';
import { open, paidSite } from './summary-under-test';

const region = (name: string) => within(screen.getByRole('region', { name }));
/** Returns the names of the rows in a section. */
const rowNames = (section: string) =>
  region(section)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

/** Opens a summary with rows in every section. */
const openFull = () =>
  open({
    ...paidSite,
    data: {
      onboardingViewed: ['JETPACK_SECURITY'],
      skippedRecommendations: ['creative-mail'],
      'site-type-agency': true,
    },
    settings: { monitor: true },
    plugins: ['akismet/akismet.php'],
  });

test("REC-090 REC-091 shows the site's name in the heading and the features of the plan", async () => {
  await openFull();
  expect(heading()).toHaveTextContent(/^Nice work! Let's recap what we enabled for Site Example\.$/);
  expect(rowNames('Part of your Security plan')).toEqual([
    'Real-time backups',
    'Real-time malware scanning',
    'Automatic spam protection',
  ]);
  expect(screen.getByRole('link', { name: /^Manage Automatic spam protection/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/page=akismet-key-config$/),
  );
});

test('REC-092 REC-094 REC-095 lists enabled and skipped recommendations and resources', async () => {
  await openFull();
  expect(rowNames('Recommendations enabled')).toEqual(['Downtime monitoring']);
  expect(rowNames('Recommendations skipped')).toEqual(['Creative Mail']);
  expect(rowNames('Resources')).toEqual(['Jetpack for Agencies']);
  expect(screen.getByRole('link', { name: /^Sign up/ })).toHaveAttribute(
    'href',
    expect.stringContaining('jetpack-for-agencies-signup'),
  );
});

test('records clicks on the links of each kind of row', async () => {
  await openFull();
  for (const [name, control, feature] of [
    [/^Downtime monitoring/, 'step_name', 'monitor'],
    [/^Settings Downtime monitoring/, 'configure', 'monitor'],
    [/^Manage Automatic spam protection/, 'manage', 'antispam-activated'],
    [/^Sign up/, 'learn_more', 'agency'],
  ] as const) {
    pressInPlace(screen.getByRole('link', { name }));
    expect(recorded().at(-1)).toEqual([`jetpack_recommendations_summary_${control}_click`, { feature }]);
  }
});

test('REC-093 shows a notice and no other section if no section has rows', async () => {
  await open();
  const enabled = region('Recommendations enabled');
  expect(enabled.queryByRole('list')).toBeNull();
  expect(enabled.getByText(/^No recommended features are enabled yet/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recommendations skipped' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Resources' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Part of/ })).toBeNull();
});

test('REC-082.7 REC-096 marks new recommendations', async () => {
  await open({
    conditional: ['publicize', 'boost'],
    data: { viewedRecommendations: ['boost'], skippedRecommendations: ['publicize', 'boost'] },
  });
  const marked = region('Recommendations skipped')
    .getAllByRole('listitem')
    .map((item) => item.textContent?.includes('New'));
  expect(rowNames('Recommendations skipped')).toEqual(['Social media sharing', 'Jetpack Boost']);
  expect(marked).toEqual([true, false]);
});

test('REC-097 ends the onboarding when the summary opens', async () => {
  const writes = await open({
    ...paidSite,
    data: { onboardingActive: 'JETPACK_SECURITY', onboardingViewed: ['JETPACK_SECURITY'], onboardingHasStarted: true },
  });
  await waitFor(() =>
    expect(writes.at(-1)).toEqual([
      'data',
      expect.objectContaining({ onboardingHasStarted: false, onboardingViewed: ['JETPACK_SECURITY'] }),
    ]),
  );
  expect(writes.at(-1)).toEqual(['data', expect.not.objectContaining({ onboardingActive: expect.anything() })]);
});

test('REC-082.9 enables a skipped feature and shows it as enabled during the installation', async () => {
  await open({ data: { skippedRecommendations: ['creative-mail'] } });
  const sendAnswer = delayedReply(onCall('POST', 'plugins'), { code: 'success' });
  onCall('GET', 'plugins').reply(200, plugins('creative-mail-by-constant-contact/creative-mail-plugin.php'));
  await userEvent.click(screen.getByRole('button', { name: /^Install/ }));
  expect(rowNames('Recommendations enabled')).toEqual(['Creative Mail']);
  // The row has moved to another section, and the focus has moved with it.
  expect(screen.getByRole('button', { name: /Installing…/ })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: /Installing…/ })).toHaveFocus();
  sendAnswer();
  expect(await screen.findByRole('link', { name: /^Settings Creative Mail/ })).toHaveFocus();
  expect(recorded()).toContainEqual(['jetpack_recommendations_summary_enable_click', { feature: 'creative-mail' }]);
});

test('offers no installation in the summary to users who may not install plugins', async () => {
  await open({
    mayInstall: false,
    data: { skippedRecommendations: ['creative-mail', 'related-posts'] },
  });
  const [posts, mail] = region('Recommendations skipped').getAllByRole('listitem');
  expect(posts).toHaveTextContent(/^Related posts.*Enable/);
  expect(mail).toHaveTextContent(
    "Creative MailYou don't have permission to install plugins. Ask a site administrator.",
  );
  expect(screen.queryByRole('button', { name: /Creative Mail/ })).toBeNull();
});
