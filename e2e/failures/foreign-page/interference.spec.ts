import { expectConnections, expectUpdated, open, protectSwitch, toast } from '../../support/dashboard';
import { expectServerValue } from '../../support/failures/rest-failure';
import { networkAtRest } from '../../support/network';
import { changePageState } from '../../support/page-state';
import { settingSwitch } from '../../support/settings';
import { expect, test } from '../../support/test';

/** More than the 24 hours for which a nonce is valid. */
const pastNonceExpiryMs = 25 * 3600 * 1000;
const isSettingsCall = (url: URL) => url.pathname.endsWith('/jetpack/v4/settings');

for (const status of [401, 403, 404])
  test(`saves after the nonce has expired on a site that refuses wp/v2/users with ${status}`, async ({
    openAs,
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 40[134]/);
    await page.route('**/wp/v2/users/**', (route) => route.fulfill({ status, body: '<html>Not for you.</html>' }));
    await openAs('admin');
    await expectConnections(page);
    await networkAtRest(page);
    await site.clock(pastNonceExpiryMs);
    await site.clearLog();
    await protectSwitch(page).click();
    await expectUpdated(page);
    await expect(protectSwitch(page)).toBeChecked();
    await expectServerValue(page, site);
    expect(await site.calls(/^POST settings/)).toEqual(['POST settings 403', 'POST settings 200']);
  });

test('names the addresses that refused to renew the nonce', async ({ openAs, page, site, expectProblems }) => {
  expectProblems(/status of 403/);
  await openAs('admin');
  await expectConnections(page);
  await networkAtRest(page);
  await site.clock(pastNonceExpiryMs);
  await page.route('**/wp/v2/users/**', (route) => route.fulfill({ status: 403, body: 'No.' }));
  await page.route('**/admin.php?page=flightdeck', (route) => route.fulfill({ status: 403, body: 'No.' }));
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('/wp-json/wp/v2/users/me (403), /wp-admin/admin.php?page=flightdeck (403).');
  await expect(protectSwitch(page)).not.toBeChecked();
});

for (const root of ['wp-json/?lang=de', 'wp-json', '?rest_route=/&lang=de', '?lang=de&rest_route=%2F'])
  test(`reads and saves below the REST root /${root}`, async ({ openAs, page, site }) => {
    await changePageState(page, (state) => {
      state.initial.WP_API_root = `${site.url}/${root}`;
    });
    await openAs('admin');
    await expectConnections(page);
    await protectSwitch(page).click();
    await expectUpdated(page);
    await expectServerValue(page, site);
    await expect(protectSwitch(page)).toBeChecked();
  });

test('shows a saved value although a cache answers with older settings', async ({ openAs, page, site }) => {
  await openAs('admin');
  await expectConnections(page);
  await networkAtRest(page);
  const olderSettings = await page.evaluate(async () => {
    const { initial } = JSON.parse(document.getElementById('flightdeck-page-state')?.textContent ?? '');
    const headers = { 'X-WP-Nonce': initial.WP_API_nonce };
    return (await fetch(`${initial.WP_API_root}jetpack/v4/settings`, { headers })).text();
  });
  await page.route(isSettingsCall, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ contentType: 'application/json', body: olderSettings })
      : route.fallback(),
  );
  await protectSwitch(page).click();
  await expectUpdated(page);
  await networkAtRest(page);
  await expect(protectSwitch(page)).toBeChecked();
  await expectServerValue(page, site);
  // The Security tab reads the settings again.
  await open(page, '/security');
  await networkAtRest(page);
  await expect(settingSwitch(page, 'protect')).toBeChecked();
});

test('says that a firewall may have blocked a write', async ({ openAs, page, expectProblems }) => {
  expectProblems(/status of 403/);
  await openAs('admin');
  await page.route(isSettingsCall, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' })
      : route.fallback(),
  );
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('The site refused the request (status 403). A firewall or security plugin');
  await expect(protectSwitch(page)).not.toBeChecked();
});
