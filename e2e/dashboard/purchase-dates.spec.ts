import { card } from '../support/dashboard';
import { changePageState } from '../support/page-state';
import { expect, test } from '../support/test';

const dayMs = 86_400_000;
/** Returns the start of the UTC day that is a number of days after today. */
const midnight = (days: number) => `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T00:00:00+00:00`;
/** Returns the UTC day that is a number of days after today, as the page writes it. */
const longDate = (days: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + days * dayMs);

test.use({ scenario: 'security' });

/** Plans with the requirement for their label, their dates in the provider's answer, and the text of their card. */
const plans: readonly (readonly [id: string, plan: string, dates: Record<string, unknown>, text: string])[] = [
  [
    'DASH-126',
    'a plan that ends today',
    { expiry_date: midnight(0), expiry_status: 'active' },
    `Renews on ${longDate(0)}.`,
  ],
  ['DASH-126', 'a plan that ends today, without a status', { expiry_date: midnight(0) }, `Renews on ${longDate(0)}.`],
  ['DASH-127', 'a plan that ended yesterday', { expiry_date: midnight(-1) }, `Expired on ${longDate(-1)}.`],
  [
    'DASH-125',
    'a plan whose end date is all zeros',
    { expiry_date: '0000-00-00 00:00:00' },
    `Purchased on ${longDate(-40)}.`,
  ],
  [
    'DASH-125',
    'a plan whose end date is the Unix epoch',
    { expiry_date: '1970-01-01T00:00:00+00:00' },
    `Purchased on ${longDate(-40)}.`,
  ],
];

for (const [id, plan, dates, text] of plans)
  test(`${id} shows the provider's day, not the day in Los Angeles, for ${plan}`, async ({ page, logIn, site }) => {
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
    await expect(card(page, 'Jetpack Security').first()).toContainText(text);
  });
