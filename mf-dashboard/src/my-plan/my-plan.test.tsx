import { readNow } from '@flightdeck/shared/api';
import { licenseCountsRead } from '@flightdeck/shared/calls';
import { recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  answerReads,
  type Change,
  card,
  cardModules,
  includedFeatures,
  mount,
  purchase,
  section,
  waitForFeatureCards,
} from './my-plan-under-test';

test('DASH-119 DASH-120 DASH-123 shows a free site its plan with an upgrade link, the features, and below them the cards of the site', async () => {
  answerReads();
  await mount(({ initial }) => {
    initial.aff = 'partner';
    initial.purchaseToken = 'token';
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Jetpack My Plan Details' })).toBeInTheDocument();
  const upgrade = within(card('Jetpack Free')).getByRole('link', { name: /^Upgrade now/ });
  const { searchParams } = new URL(upgrade.getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    source: 'my-plan-header-free-plan-text-link',
    site: 'site.example',
    aff: 'partner',
    u: '70000001',
    query: 'purchasetoken=token',
  });
  await waitForFeatureCards();
  expect(
    within(includedFeatures())
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual([
    "What's included",
    'Always-on security',
    'Optimized performance',
    'Design the perfect website',
    'Increase traffic to your site',
    'Site activity',
    'Support documentation',
  ]);
  expect(screen.queryByRole('region', { name: 'My products' })).toBeNull();
  const titles = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(titles.slice(-3)).toEqual(['Support documentation', 'Support', 'Jetpack in your pocket']);
});

test("DASH-120 DASH-129 shows a bought plan as activated, with its renewal date in the site's format", async () => {
  answerReads({ slug: 'jetpack_security_t1_yearly', purchases: [purchase('jetpack_security_t1_yearly')] });
  onCall('GET', 'plugins').reply(200, { 'akismet/akismet.php': { Name: 'Akismet', active: true } });
  await mount(({ initial }) => {
    initial.siteData = {
      ...initial.siteData,
      dateFormat: 'd/m/Y',
      plan: { product_slug: 'jetpack_security_t1_yearly' },
    };
  });
  expect(card('Jetpack Security')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(card('Jetpack Security')).toHaveTextContent('Renews on 12/10/2999.'));
  expect(card('Jetpack Security')).toHaveTextContent('Activated');
  expect(card('Jetpack Security')).toHaveTextContent('10GB');
  await waitForFeatureCards();
  expect(within(card('Anti-spam', includedFeatures())).getByRole('link')).toHaveTextContent('View your spam stats');
});

test('DASH-122 links to the recommendations', async () => {
  answerReads();
  await mount();
  const link = await screen.findByRole('link', { name: 'Recommendations' });
  expect(link).toHaveAttribute('href', '#/recommendations');
  await userEvent.click(link);
  expect(recorded()).toEqual([['jetpack_wpa_click', { target: 'recommendations-button', page: 'my-plan' }]]);
  expect(screen.getByText('licensing header')).toBeVisible();
  await waitForFeatureCards();
  // The link is hidden while a license is unused.
  onCall('GET', 'licensing/user/counts').reply(200, { attached: 0, detached: 2 });
  await act(() => readNow(licenseCountsRead));
  expect(screen.queryByRole('link', { name: 'Recommendations' })).toBeNull();
});

test.each<[string, Change]>([
  ['the site has no recommendations', ({ initial }) => Object.assign(initial.siteData, { showRecommendations: false })],
  ['a license is unused', ({ initial }) => Object.assign(initial.licensing, { userCounts: { detached: 1 } })],
])('DASH-122 hides the link to the recommendations when %s', async (_what, change) => {
  answerReads();
  await mount(change);
  await waitForFeatureCards();
  expect(screen.queryByRole('link', { name: 'Recommendations' })).toBeNull();
});

test('LIC-029 shows the license key form when the site offers it', async () => {
  answerReads();
  const page = await mount();
  await waitForFeatureCards();
  expect(screen.queryByText('license key form')).toBeNull();
  await page.unmount();
  answerReads();
  await mount(({ initial }) => {
    initial.licensing = { showLicensingUi: true };
  });
  expect(await screen.findByText('license key form')).toBeVisible();
  await waitForFeatureCards();
});

test('DASH-120 shows an unknown plan by its name, without the features of another plan', async () => {
  answerReads({ slug: 'jetpack_moon', name: 'Moon & <b>Stars</b>' });
  await mount();
  await waitFor(() => expect(card('Moon & <b>Stars</b>')).toHaveTextContent('everything you bought still works'));
  await waitFor(() => expect(screen.queryByRole('region', { name: "What's included" })).toBeNull());
});

test('DASH-123 links active modules, plugins and backups from their feature cards, and shows no modules that the site lacks or an override keeps off', async () => {
  answerReads({
    slug: 'jetpack_business',
    features: ['instant-search'],
    settings: { publicize: true, wordads: false },
  });
  onCall('GET', 'rewind').reply(200, providerAnswer({ state: 'unavailable', reason: '' }));
  onCall('GET', 'plugins').reply(200, { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: true } });
  await mount(({ initial }) => {
    const { videopress: _absent, ...modules } = cardModules;
    initial.getModules = { ...modules, 'google-analytics': { override: 'inactive' } };
    initial.siteData = { ...initial.siteData, plan: { product_slug: 'jetpack_business' } };
  });
  await waitForFeatureCards();
  expect(within(card('Site security', includedFeatures())).getByRole('link')).toHaveTextContent(
    'View your security dashboard',
  );
  expect(within(card('Instant search and filtering', includedFeatures())).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/wp-admin\/admin\.php\?page=jetpack-search-configure$/),
  );
  expect(within(card('Marketing automation', includedFeatures())).getByRole('link')).toHaveTextContent(
    'Schedule posts',
  );
  expect(within(card('Monetize your site with ads', includedFeatures())).getByRole('button')).toHaveTextContent(
    'Start earning',
  );
  for (const name of ['Google Analytics', 'VideoPress'])
    expect(within(includedFeatures()).queryByRole('article', { name })).toBeNull();
});

/** Presses Retry in the notice at the top; the card "Support" has another one. */
async function pressRetry(): Promise<void> {
  const [button] = screen.getAllByRole('button', { name: 'Retry' });
  if (button) await userEvent.click(button);
}

test('shows failed reads in one notice, keeps the other sections, and repeats the failed reads after Retry', async () => {
  const failedReads = ['site/purchases', 'site/features'];
  answerReads({}, failedReads);
  for (const path of failedReads) onCall('GET', path).reply(500, errorBody('down', 'The provider is away.', 500));
  await mount();
  const notice = await screen.findByText("Couldn't load part of your plan.");
  expect(notice.parentElement).toHaveTextContent(/your plan\. The provider is away\.$/);
  expect(card('Jetpack Free')).not.toHaveAttribute('aria-busy');
  await waitForFeatureCards();
  onCall('GET', 'site/purchases').reply(200, providerAnswer([purchase('jetpack_scan')]));
  onCall('GET', 'site/features').reply(200, providerAnswer({ active: [], available: [] }));
  await pressRetry();
  await screen.findByRole('region', { name: 'My products' });
  await waitFor(() => expect(screen.queryByText("Couldn't load part of your plan.")).toBeNull());
});

test('does not repeat that the user is logged out, which a notice of the page says, and reads again after Retry', async () => {
  answerReads({}, ['site/purchases']);
  onCall('GET', 'site/purchases').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(location.origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(400, '0');
  await mount();
  const notice = await screen.findByText("Couldn't load part of your plan.");
  expect(notice.parentElement).toHaveTextContent(/^Couldn't load part of your plan\.$/);
  onCall('GET', 'site/purchases').reply(200, providerAnswer([purchase('jetpack_scan')]));
  await pressRetry();
  await screen.findByRole('region', { name: 'My products' });
});

test('offline, reads only the settings and keeps the feature cards', async () => {
  onCall('GET', 'settings').reply(200, {});
  await mount(({ connection }) => {
    connection.offlineMode.isActive = true;
  });
  expect(section('My Plan')).toHaveTextContent('Unavailable in Offline Mode');
  await waitForFeatureCards();
  expect(screen.queryByText('licensing header')).toBeNull();
  expect(
    within(card('Increase traffic to your site', includedFeatures())).getByRole('button'),
  ).toHaveAccessibleDescription('Unavailable in Offline Mode');
});

test('shows users who may not install plugins the features of the plan without their setup', async () => {
  answerReads({ slug: 'jetpack_security_t1_yearly' });
  onCall('GET', 'plugins').reply(403, errorBody('invalid_user_permission_activate_plugins', 'Not allowed.', 403));
  await mount(({ initial }) => {
    const { permissions } = initial.userData?.currentUser ?? {};
    if (permissions) permissions.manage_plugins = false;
  });
  await waitForFeatureCards();
  expect(within(card('Anti-spam', includedFeatures())).queryByRole('link')).toBeNull();
  expect(screen.queryByText('Not allowed.')).toBeNull();
});
