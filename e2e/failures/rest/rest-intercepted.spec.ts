import type { Page, Route } from '@playwright/test';
import { dashboardPath, expectConnections, expectUpdated, open, protectSwitch, toast } from '../../support/dashboard';
import { networkAtRest } from '../../support/network';
import { saveButton, settingSwitch } from '../../support/settings';
import { expect, test } from '../../support/test';

const restApi = /\/wp-json\//;
const signIn =
  'Something in front of your site, such as a sign-in page or a bot check, is answering instead of WordPress. Reload the page.';
const htmlPage = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };

/** Answers of a sign-in service or a CDN in front of the site. */
const interceptions: readonly (readonly [string, (route: Route) => Promise<void>, RegExp?])[] = [
  [
    'a redirect to another origin',
    (route) => route.fulfill({ status: 302, headers: { location: 'https://accounts.example/in' } }),
    /Policy violated|Content Security Policy|CORS|ERR_|accounts\.example/,
  ],
  ['a page with status 401', (route) => route.fulfill({ status: 401, ...htmlPage }), /status of 401/],
  ['a sign-in page with status 200', (route) => route.fulfill({ status: 200, ...htmlPage })],
  [
    'a challenge of a CDN',
    (route) => route.fulfill({ status: 403, headers: { 'cf-mitigated': 'challenge' }, ...htmlPage }),
    /status of 403/,
  ],
];

async function openDashboard(page: Page): Promise<void> {
  await open(page);
  await expectConnections(page);
  await networkAtRest(page);
}

test.beforeEach(({ logIn }) => logIn('admin'));

for (const [answer, intercept, problem] of interceptions)
  test(`offers to reload the page after ${answer}, and keeps the draft`, async ({ page, expectProblems }) => {
    if (problem) expectProblems(problem);
    await open(page, '/security');
    await settingSwitch(page, 'protect').click();
    await expectUpdated(page);
    const field = page.getByLabel('Always allowed IP addresses');
    await field.fill('203.0.113.77');
    await page.route(restApi, intercept);
    await saveButton(page).first().click();
    await expect(toast(page)).toContainText(signIn);
    await expect(toast(page)).not.toContainText(/connection|ad blocker/);
    await page.unroute(restApi);
    await toast(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByTestId('draft-offer')).toContainText('Always allowed IP addresses');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(field).toHaveValue('203.0.113.77');
  });

test('counts a request that ends at a moved login page as logged out, once', async ({ page, site, expectProblems }) => {
  expectProblems(/status of 404/);
  const loginUrl = `${site.url}/hidden/?key`;
  await page.route(dashboardPath, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"loginUrl":"[^"]*"/, () => `"loginUrl":${JSON.stringify(loginUrl)}`);
    await route.fulfill({ response, body: html });
  });
  await openDashboard(page);
  await page.route(/wp-json|admin-ajax/, (route) =>
    route.fulfill({ status: 302, headers: { location: `${loginUrl}&redirect_to=x` } }),
  );
  await protectSwitch(page).click();
  await expect(page.getByText(/been logged out/)).toHaveCount(1);
  const link = toast(page).getByRole('link', { name: /^Log in/ });
  await expect(link).toHaveAttribute('href', /\/hidden\/\?key&redirect_to=%2Fwp-admin%2Fadmin\.php/);
});

test('saves with the nonce in the query if the header is removed on the way, and says so', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 401/);
  await openDashboard(page);
  await page.route(restApi, async (route) => {
    const { 'x-wp-nonce': _removed, ...headers } = route.request().headers();
    const isNonceSent = route.request().url().includes('_wpnonce=');
    if (isNonceSent) await route.continue({ headers });
    else
      await route.fulfill({
        status: 401,
        json: { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } },
      });
  });
  await site.clearLog();
  await protectSwitch(page).click();
  await expectUpdated(page);
  expect(await site.calls(/^POST/)).toEqual(['POST settings 200']);
  await page.evaluate(() => location.assign('#/status'));
  await expect(page.getByText('removed before it reaches WordPress').first()).toBeVisible();
});

test.describe('a redirect that turns writes into reads', () => {
  test.beforeEach(async ({ page }) => {
    await openDashboard(page);
    await page.route(restApi, (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (pathname.endsWith('/')) return route.continue();
      return route.fulfill({ status: 301, headers: { location: `${pathname}/${search}` } });
    });
  });

  test('is named with both addresses, and the setting does not count as saved', async ({ page, site }) => {
    await site.clearLog();
    await protectSwitch(page).click();
    await expect(toast(page)).toContainText('Nothing was saved, because the site redirects its REST API: from ');
    await expect(toast(page)).toContainText('/wp-json/jetpack/v4/settings/. Ask a site administrator');
    await expect(protectSwitch(page)).not.toBeChecked();
    expect(await site.calls(/^POST/)).toEqual([]);
  });
});
