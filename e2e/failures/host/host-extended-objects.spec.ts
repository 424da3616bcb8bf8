import { expect, test } from '../../support/test';

/** Names of options of browser functions. A script of the page adds properties with these names to all objects. */
const optionNames = [
  'type',
  'style',
  'numeric',
  'timeZone',
  'hidden',
  'currency',
  'unit',
  'notation',
  'calendar',
  'weekday',
  'month',
  'day',
  'hour',
  'minute',
  'second',
  'dateStyle',
  'timeStyle',
  'era',
  'method',
  'mode',
  'cache',
  'signal',
  'body',
  'priority',
  'delay',
  'root',
  'threshold',
  'slotAssignment',
  'detail',
];
const routes = [
  'dashboard',
  'my-plan',
  'security',
  'performance',
  'writing',
  'sharing',
  'discussion',
  'traffic',
  'privacy',
  'status',
  'recommendations/site-type',
  'recommendations/product-suggestions',
];

test.use({ scenario: 'new-recommendations' });

test('the main screens work on a page that adds properties with the names of browser options to all objects', async ({
  page,
  logIn,
}) => {
  await logIn('admin');
  await page.addInitScript((names) => {
    for (const name of names) Reflect.set(Object.prototype, name, 'of the page');
    Reflect.set(Array.prototype, 'last', () => undefined);
  }, optionNames);
  await page.goto('/wp-admin/admin.php?page=flightdeck#/dashboard');
  const content = page.locator('#flightdeck');
  for (const route of routes) {
    await page.evaluate((hash) => location.assign(hash), `#/${route}`);
    await expect(content.locator('[data-fd-waiting], .fd-page-skeleton, [aria-busy="true"]:visible')).toHaveCount(0);
    await expect(content.getByRole('heading').first()).toBeAttached();
    await expect(content.getByText(/stopped working|is not available/)).toHaveCount(0);
  }
});
