import { definePart } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionNotices } from '../notices/notices.view';
import { type Change, coupon, notConnected, onRegister } from '../testing/samples';
import { PartnerCoupon } from './coupon.view';
import { isStillDismissed } from './coupon-rules';

const noticesPart = definePart(ConnectionNotices);
const part = definePart(PartnerCoupon);

const withCoupon: Change = ({ initial }) => {
  initial.partnerCoupon = coupon;
};
const couponBeforeConnecting: Change = (sample) => {
  notConnected(sample);
  withCoupon(sample);
};
const mount = (pageState: Change = couponBeforeConnecting) =>
  mountPart(part, { name: 'mf-connection/coupon', pageState });
/** Mounts the banner above the dashboard. */
async function mountBanner(pageState: Change = withCoupon) {
  const mounted = await mountPart(noticesPart, { name: 'mf-connection/notices', route: '#/dashboard', pageState });
  await act(() => import('../notices/notice-list.view'));
  await act(() => import('./coupon-notice.view'));
  return mounted;
}
const banner = () => screen.findByRole('article', { name: 'One free year of Backup' });
const expectNoBanner = () => expect(screen.queryByRole('article')).toBeNull();

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => localStorage.clear());

test('CONN-089 reads the coupon with code, preset, partner and product', async () => {
  await mount();
  expect(initialState().partnerCoupon).toEqual(coupon);
});

const { partner, product } = coupon;
const withLogo = (change: object) => ({ ...coupon, partner: { ...partner, logo: { ...partner.logo, ...change } } });

test.each([
  ['CONN-089.1', 'a code', { ...coupon, coupon_code: undefined }],
  ['CONN-089.2', 'a preset', { ...coupon, preset: undefined }],
  ['CONN-089.3', 'the name of the partner', { ...coupon, partner: { ...partner, name: undefined } }],
  ['CONN-089.3', 'the prefix of the partner', { ...coupon, partner: { ...partner, prefix: undefined } }],
  ['CONN-089.3', 'the address of the logo', withLogo({ src: undefined })],
  ['CONN-089.3', 'the width of the logo', withLogo({ width: undefined })],
  ['CONN-089.3', 'the height of the logo', withLogo({ height: undefined })],
  ['CONN-089.4', 'the slug of the product', { ...coupon, product: { ...product, slug: undefined } }],
  ['CONN-089.4', 'the title of the product', { ...coupon, product: { ...product, title: undefined } }],
  ['CONN-089.4', 'the features of the product', { ...coupon, product: { ...product, features: undefined } }],
])('%s shows no coupon without %s', async (_id, _field, incompleteCoupon) => {
  const { container } = await mount((sample) => {
    notConnected(sample);
    Object.assign(sample.initial, { partnerCoupon: incompleteCoupon });
  });
  expect(initialState().partnerCoupon).toBe(false);
  expect(container).toBeEmptyDOMElement();
});

test('CONN-090 CONN-092 CONN-100 shows partner, free first year and product features before connecting', async () => {
  await mount();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Jetpack IONOS traveler!');
  expect(screen.getByText(/gives you Jetpack Backup free for one year/)).toBeVisible();
  const features = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(features.map(({ textContent }) => textContent)).toEqual(coupon.product.features);
});

test('CONN-091 sends the coupon in the return address, and the origin of the request, to the provider', async () => {
  await mount();
  onRegister('admin.php?page=flightdeck&partnerCoupon=IONOS_IONA_1');
  await userEvent.click(screen.getByRole('button', { name: 'Set up & redeem' }));
  await waitFor(() => expect(location.hash).toBe('#at-the-provider?from=jetpack-partner-coupon'));
});

test('CONN-093 CONN-094 CONN-095 shows the banner on a connected site', async () => {
  await mountBanner();
  expect(await banner()).toHaveTextContent(
    'Your coupon from IONOS gives you the first year of Jetpack Backup for free.',
  );
  expect(screen.getByRole('link', { name: 'Redeem' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind me later' })).toBeVisible();
});

test('CONN-089.3 shows the logo of the partner in the banner, with its width and height', async () => {
  await mountBanner();
  await banner();
  const logo = screen.getByRole('img', { name: 'IONOS logo' });
  expect(logo).toHaveAttribute('src', 'http://provider.example/ionos-logo.jpg');
  expect(logo).toHaveAttribute('width', '119');
  expect(logo).toHaveAttribute('height', '32');
});

test('CONN-097 leads to a checkout for product, site and coupon', async () => {
  await mountBanner();
  await banner();
  const url = new URL(screen.getByRole('link', { name: 'Redeem' }).getAttribute('href') ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    source: 'jetpack-plugin-partner-coupon-checkout',
    site: 'site.example',
    path: 'jetpack_backup_daily',
    query: 'coupon=IONOS_IONA_1',
  });
});

test('hides the banner after "Remind me later", also on the next visit, but not on the coupon screen', async () => {
  const page = await mountBanner();
  await banner();
  await userEvent.click(screen.getByRole('button', { name: 'Remind me later' }));
  expectNoBanner();
  await page.unmount();
  const remounted = await mountBanner();
  expectNoBanner();
  await remounted.unmount();
  await mount(withCoupon);
  expect(await banner()).toBeVisible();
});

test('shows no banner in Offline Mode', async () => {
  await mountBanner((sample) => {
    withCoupon(sample);
    sample.connection.offlineMode.isActive = true;
  });
  expectNoBanner();
});

test('CONN-098 CONN-099 records view and click with coupon, partner, preset and connected', async () => {
  await mountBanner();
  await banner();
  const properties = { coupon: 'IONOS_IONA_1', partner: 'IO', preset: 'IONA', connected: 'yes' };
  await waitFor(() => expect(recorded()).toEqual([['jetpack_partner_coupon_redeem_view', properties]]));
  const link = screen.getByRole('link', { name: 'Redeem' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(recorded().at(-1)).toEqual(['jetpack_partner_coupon_redeem_click', properties]);
});

test.each([
  ['the page has no user data for events', false],
  ['the user has no name', { userid: 1, blogid: 2 }],
  ['the user has no id', { blogid: 2, username: 'x' }],
  ['the user has no site', { userid: 1, username: 'x' }],
])('CONN-006 records nothing when %s', async (_what, tracksUserData) => {
  await mountBanner((sample) => {
    withCoupon(sample);
    Object.assign(sample.initial, { tracksUserData });
  });
  await banner();
  expect(recorded()).toEqual([]);
});

test('CONN-098 CONN-099 records view and click on a site that is not connected', async () => {
  await mount();
  const properties = { coupon: 'IONOS_IONA_1', partner: 'IO', preset: 'IONA', connected: 'no' };
  await waitFor(() => expect(recorded()).toEqual([['jetpack_partner_coupon_redeem_view', properties]]));
  onRegister('admin.php?page=flightdeck&partnerCoupon=IONOS_IONA_1');
  await userEvent.click(screen.getByRole('button', { name: 'Set up & redeem' }));
  expect(recorded().at(-1)).toEqual(['jetpack_partner_coupon_redeem_click', properties]);
  await waitFor(() => expect(location.hash).toBe('#at-the-provider?from=jetpack-partner-coupon'));
});

test.each([
  ['shows a banner that was never dismissed', null, false],
  ['hides a banner that was dismissed just now', 1000, true],
  ['CONN-096 hides the banner until exactly three days have passed', 1000 - 259_200_000, true],
  ['CONN-096 shows the banner one millisecond later', 999 - 259_200_000, false],
])('%s', (_what, dismissedAt, isDismissed) => {
  expect(isStillDismissed(dismissedAt, 1000)).toBe(isDismissed);
});
