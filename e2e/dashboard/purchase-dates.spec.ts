import { card } from '../support/dashboard';
import { changePageState } from '../support/page-state';
import { expect, test } from '../support/test';

const day = 86_400_000;
const midnight = (offset: number) => `${new Date(Date.now() + offset * day).toISOString().slice(0, 10)}T00:00:00+00:00`;
const longDate = (offset: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + offset * day);

test.use({ scenario: 'security' });

const rows: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['a plan that ends today', { expiry_date: midnight(0), expiry_status: 'active' }, `Renews on ${longDate(0)}.`],
  ['a plan that ends today, without a status', { expiry_date: midnight(0) }, `Renews on ${longDate(0)}.`],
  ['a plan that ended yesterday', { expiry_date: midnight(-1) }, `Expired on ${longDate(-1)}.`],
  ['a plan with a zero date', { expiry_date: '0000-00-00 00:00:00' }, `Purchased on ${longDate(-40)}.`],
  ['a plan whose end is the epoch', { expiry_date: '1970-01-01T00:00:00+00:00' }, `Purchased on ${longDate(-40)}.`],
];

for (const [name, dates, label] of rows)
  test(`DASH-125 DASH-126 DASH-127 shows the provider's day, not the day in Los Angeles, for ${name}`, async ({
    page,
    logIn,
    site,
  }) => {
    const purchase = { ID: '1', product_slug: 'jetpack_security_t1_yearly', product_name: 'Security', active: '1' };
    const data = JSON.stringify([{ ...purchase, subscribed_date: midnight(-40), ...dates }]);
    await site.separateReads();
    await logIn('admin');
    await page.route('**/jetpack/v4/site/purchases?*', (route) =>
      route.fulfill({ json: { code: 'success', message: '', data } }),
    );
    await changePageState(page, (state) => {
      state.locale = { ...Object(state.locale), timeZone: 'America/Los_Angeles' };
    });
    await page.goto('/wp-admin/admin.php?page=flightdeck#/my-plan');
    await expect(card(page, 'Jetpack Security').first()).toContainText(label);
  });
