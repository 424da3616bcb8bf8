import { definePart } from '@flightdeck/shared/parts';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CouponOffer } from './coupon-offer.view';

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

const coupon = {
  coupon_code: 'CODE',
  preset: 'IONA',
  partner: { name: 'IO <b>NOS</b>', prefix: 'IONOS', logo: null },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup', features: [] },
};
const mount = (change: Change = () => {}) =>
  mountPart(definePart(CouponOffer), {
    name: 'mf-dashboard/my-plan',
    route: '#/my-plan',
    pageState: (sample) => {
      sample.initial.partnerCoupon = coupon;
      sample.initial.tracksUserData = { userid: 1, blogid: 2, username: 'ada' };
      change(sample);
    },
  });

test('CONN-098 CONN-099 shows the coupon on My Plan with its checkout link, and records view and click', async () => {
  await mount();
  expect(screen.getByText('Get a free year of Jetpack Backup.')).toBeVisible();
  expect(screen.getByText(/Redeem your IO <b>NOS<\/b> coupon to start\./)).toBeVisible();
  const redeemLink = screen.getByRole('link', { name: 'Redeem' });
  expect(Object.fromEntries(new URL(redeemLink.getAttribute('href') ?? '').searchParams)).toEqual({
    source: 'jetpack-plugin-partner-coupon-checkout',
    site: 'site.example',
    path: 'jetpack_backup_daily',
    query: 'coupon=CODE',
  });
  const properties = { coupon: 'CODE', partner: 'IONOS', preset: 'IONA', connected: 'yes' };
  await waitFor(() => expect(recorded()).toEqual([['jetpack_partner_coupon_redeem_view', properties]]));
  // Keep the test page from navigating.
  redeemLink.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(redeemLink);
  expect(recorded().slice(1)).toEqual([['jetpack_partner_coupon_redeem_click', properties]]);
});

test.each<[string, Change]>([
  ['there is no coupon', ({ initial }) => Object.assign(initial, { partnerCoupon: false })],
  ['the site is offline', ({ connection }) => Object.assign(connection.offlineMode, { isActive: true })],
  [
    'the user may not manage modules',
    ({ userConnection }) => Object.assign(userConnection.currentUser.permissions, { manage_modules: false }),
  ],
  ['no owner is connected', ({ connection }) => Object.assign(connection, { hasConnectedOwner: false })],
])('shows no offer when %s', async (_when, change) => {
  const { container } = await mount(change);
  expect(container).toBeEmptyDOMElement();
  expect(recorded()).toEqual([]);
});
