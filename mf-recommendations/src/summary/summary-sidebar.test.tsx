import { pressInPlace, readQrCode, recorded } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { expectFailedReads, openFlow, suggestion, takeWrites } from '../testing/flow-page';
import { open, paidSite, securityPlan } from './summary-under-test';

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
