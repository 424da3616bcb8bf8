import { card } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test('DASH-013 DASH-014 DASH-016 shows the support and apps cards, and the agencies card until it is dismissed', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  const agencies = card(page, 'For agencies');
  await expect(agencies).toContainText('save 25%');
  await expect(agencies.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    /source=jitm-jetpack_agencies_ad/,
  );
  const support = card(page, 'Support');
  await expect(support).toContainText('community forums');
  await expect(support.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', /source=support/);
  await agencies.getByRole('button', { name: 'Close' }).click();
  await expect(agencies).toHaveCount(0);
  await expect.poll(() => site.calls(/POST settings/)).toEqual(['POST settings 200']);
  await page.reload();
  const apps = card(page, 'Jetpack in your pocket');
  // The code is drawn when the user scrolls near it.
  await apps.scrollIntoViewIfNeeded();
  await expect(apps.getByRole('img', { name: 'QR code for jetpack.com/app' })).toBeVisible();
  await expect(apps.getByRole('link', { name: 'jetpack.com/app' })).toHaveAttribute('href', /apps-card/);
  await expect(agencies).toHaveCount(0);
});

const pages = [
  'admin.php?page=stats',
  'admin.php?page=vaultpress',
  'admin.php?page=jetpack-search-configure',
  'customize.php?autofocus[panel]=widgets',
  'admin.php?page=jetpack_about',
  'admin.php?page=jetpack_modules',
  'admin.php?page=jetpack-debugger',
  'update-core.php',
];

test.describe('admin pages', () => {
  test.use({ scenario: 'vaultpress' });

  test('DASH-021 links to each admin page, and each page exists', async ({ page, openAs, site }) => {
    const linked = new Set<string>();
    /** Collects the admin links of the page once a link is visible. */
    const look = async (link: string) => {
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'About this plugin' })).toBeVisible();
      await networkAtRest(page);
      const root = page.locator('#flightdeck').getByRole('link');
      for (const href of await root.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
        linked.add(decodeURI(href?.replace(/^.*\/wp-admin\//, '') ?? ''));
    };
    await openAs('admin');
    await look('in VaultPress');
    await site.scenario('search');
    await page.reload();
    await card(page, 'Search').getByRole('button', { name: 'Activate' }).click();
    await look('Customize Search');
    await site.separateReads();
    const classic = { code: 'success', message: '', data: JSON.stringify({ active: ['search'], available: [] }) };
    await page.route('**/jetpack/v4/site/features?*', (route) => route.fulfill({ json: classic }));
    await page.reload();
    await look('Add Search Widget');
    await site.scenario('offline');
    const updates = { code: 'success', message: '', count: 2 };
    await page.route('**/jetpack/v4/updates/plugins?*', (route) => route.fulfill({ json: updates }));
    await page.reload();
    await look('2 updates needed');
    expect([...linked]).toEqual(expect.arrayContaining(pages));
    for (const path of pages) {
      const answer = await page.request.get(`${site.url}/wp-admin/${path}`);
      expect(answer.status(), path).toBe(200);
    }
  });
});
