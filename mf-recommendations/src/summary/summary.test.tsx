import { pressInPlace, readQrCode, recorded } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, delayedReply, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  expectFailedReads,
  type FlowAnswers,
  heading,
  openFlow,
  plugins,
  purchase,
  suggestion,
  takeWrites,
} from '../testing/flow-page';
// Load the file now. The screen loads it on demand, and a test might not wait long enough.
import './summary.view';

const securityPlan = 'jetpack_security_t1_yearly';
const paidSite: FlowAnswers = {
  plan: securityPlan,
  data: { onboardingViewed: ['JETPACK_SECURITY'] },
  purchases: [purchase(securityPlan)],
};

async function open(answers: FlowAnswers = {}, upsell: object = { hide_upsell: true }) {
  const writes = takeWrites();
  onCall('GET', 'recommendations/upsell').reply(200, upsell);
  await openFlow('/recommendations/summary', { step: 'summary', ...answers });
  return writes;
}
const sidebarEvent = 'jetpack_recommendations_summary_sidebar';
/** Expects an event for the display of the sidebar card, clicks its link, and expects an event for the click. */
function expectSidebarEvents(link: RegExp | string, view: object, click = view): void {
  expect(recorded()).toContainEqual([`${sidebarEvent}_display`, view]);
  pressInPlace(screen.getByRole('link', { name: link }));
  expect(recorded().at(-1)).toEqual([`${sidebarEvent}_click`, click]);
}
/** Expects an event for the display of the mobile app card. */
const expectMobileCard = (slug: string) =>
  expect(recorded()).toContainEqual([`${sidebarEvent}_display`, { type: 'mobile_app', slug }]);
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

test('REC-099.1 shows that the sidebar is loading until the upsell loads', async () => {
  takeWrites();
  const sendUpsell = delayedAnswer('recommendations/upsell', { hide_upsell: true });
  await openFlow('/recommendations/summary', { step: 'summary' });
  const sidebar = within(screen.getByRole('complementary'));
  expect(await sidebar.findByText('Loading')).toBeVisible();
  expect(sidebar.queryByRole('region')).toBeNull();
  sendUpsell();
  expect(await sidebar.findByRole('region')).toBeVisible();
  expect(sidebar.queryByText('Loading')).toBeNull();
});

test('REC-099.6 shows the app card without a topic if the state of the backups fails to load', async () => {
  await open({ ...paidSite, rewind: 'failed' });
  await expectFailedReads();
  expect(screen.getByRole('region', { name: 'Your site in your pocket' })).toBeVisible();
  expectMobileCard('unknown');
});

test('REC-099.2 REC-101 shows the upsell with its price, a link to the discounted products and the app', async () => {
  onCall('GET', 'site/discount').reply(200, {
    code: 'success',
    data: { code: 'S', discount: 20, expiry_date: new Date(Date.now() + 86_400_000).toISOString(), is_used: false },
  });
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [] });
  await open({}, { hide_upsell: false, product_slug: securityPlan, ...suggestion(securityPlan, 'Security', 20) });
  const card = await screen.findByRole('article', { name: 'Security' });
  expect(card).toHaveTextContent(/Recommended premium product.*\$20.*\$16.*20% off\*/);
  expect(screen.getByRole('link', { name: 'See all discounted products' })).toHaveAttribute(
    'href',
    '#/recommendations/product-suggestions',
  );
  expect(screen.getByText('14-day money-back guarantee')).toBeVisible();
  const app = screen.getByRole('region', { name: 'Your site in your pocket' });
  expect(app.querySelector('svg')).toHaveAttribute('width', '35');
  expect(app.closest('aside')).toBeNull();
  expectMobileCard('upsell');
});

test.each([
  [
    'REC-099.2 REC-082.5 shows an offer without a price, and the app, if the upsell is hidden',
    200,
    { hide_upsell: true },
  ],
  [
    'REC-086 SHR-015 shows an offer without a price, the app and no error, if the upsell fails to load',
    500,
    errorBody('down', 'Down.', 500),
  ],
])('%s', async (_what, status, body) => {
  takeWrites();
  onCall('GET', 'recommendations/upsell').reply(status, body);
  await openFlow('/recommendations/summary', { step: 'summary' });
  await screen.findByRole('region', { name: 'Security, performance and marketing tools' });
  expect(screen.getByRole('region', { name: 'Your site in your pocket' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expectMobileCard('upsell');
  expectSidebarEvents(/^Learn more/, { type: 'upsell_no_price' });
});

test('REC-099.3 prompts for the credentials that backups need', async () => {
  await open({ ...paidSite, rewind: 'awaiting_credentials', features: ['real-time-backups'] });
  const card = screen.getByRole('region', { name: 'Set up one-click restores' });
  expect(card).toHaveTextContent('from your real-time backups');
  expect(screen.getByRole('region', { name: 'Restore a backup from your phone' })).toBeVisible();
  expectMobileCard('one-click-restores');
  expectSidebarEvents(/^Add server credentials/, { type: 'one-click-restores' }, { type: 'one_click_restores' });
});

test('REC-099.4 REC-100 REC-102 links to active backups and shows a QR code that a phone can read', async () => {
  await open({ ...paidSite, rewind: 'active' });
  expect(screen.getByRole('region', { name: 'Manage your security on Jetpack.com' })).toBeVisible();
  expectMobileCard('manage-security');
  expectSidebarEvents(/^Manage security/, { type: 'security' });
  const app = screen.getByRole('region', { name: 'Get security alerts on your phone' });
  expect(app.querySelector('svg')).toHaveAttribute('width', '25');
  const code = await screen.findByRole('img', { name: /^QR code/ });
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['80', '80']);
  expect(readQrCode(code)).toBe('https://jetpack.com/mobile/');
});

test('REC-099 REC-099.5 shows the app on a paid site without backups', async () => {
  await open({ ...paidSite, rewind: 'unavailable' });
  expect(screen.getByRole('region', { name: "Check your site's activity from anywhere" })).toBeVisible();
  expectMobileCard('download-app');
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
