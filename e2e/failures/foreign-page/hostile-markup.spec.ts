import type { Page } from '@playwright/test';
import {
  dashboardPath,
  expectCards,
  expectConnections,
  expectHeader,
  open,
  protectSwitch,
  updatedText,
} from '../../support/dashboard';
import { hostileMarkup, type OurNames, ourNames } from '../../support/foreign-pages/hostile-markup';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

/* Other plugins print markup that users wrote. The markup can use all our IDs, attributes and names of globals, but no script. */

let names: OurNames;
test.beforeAll(() => {
  names = ourNames();
});

/** Removes optional features of the browser, so that markup can take their names. */
const removeFeatures = () => {
  for (const name of ['navigation', 'requestIdleCallback', 'scheduler', 'trustedTypes', 'cookieStore'])
    Reflect.deleteProperty(window, name);
};

/** Prints markup before and after ours. @param hasTrustedTypes false removes the directives about Trusted Types */
async function printAround(page: Page, path: string, markup: string, hasTrustedTypes: boolean): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const policyWithoutTrustedTypes = policy.replace(/(require-)?trusted-types(-for)? [^;]*;?/g, '');
      const body = (await answer.text()).replace(/(<main\b[^>]*>)(.*)(<\/main>)/s, `$1${markup}$2${markup}$3`);
      const headers = {
        ...answer.headers(),
        'content-security-policy': hasTrustedTypes ? policy : policyWithoutTrustedTypes,
      };
      await route.fulfill({ response: answer, headers, body });
    },
  );
}

/** Records the requests whose address or body contains forged values. @returns a list to which their addresses are added */
function forgedRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/forged|roles=/.test(request.url() + (request.postData() ?? ''))) addresses.push(request.url());
  });
  return addresses;
}

test('the hostile markup uses the names that the code looks for', () => {
  expect(names.ids).toEqual(
    expect.arrayContaining([
      'flightdeck',
      'flightdeck-page',
      'flightdeck-page-state',
      'flightdeck-answers',
      'flightdeck-widgets',
      'flightdeck-missing',
      'fd-outlet',
      'fd-toasts',
      'fd-masthead',
      'wp-admin-bar-menu-toggle',
      'wp-menu-toggle',
    ]),
  );
  expect(names.data).toEqual(expect.arrayContaining(['file', 'fd-news', 'fd-waiting', 'area', 'position']));
  expect(names.globals).toEqual(
    expect.arrayContaining(['_tkq', 'scheduler', 'navigation', 'trustedTypes', 'flightdeck_mf_dashboard']),
  );
  expect(names.globals.filter((name) => name.startsWith('webpackChunk'))).toEqual([]);
});

for (const [markup, kind, hasFeatures] of [
  ['links with our names', 'links', true],
  ['forms with our names in a browser without optional features', 'forms', false],
  ['links with our names in a browser without optional features', 'links', false],
] as const)
  test(`the dashboard works beside ${markup}`, async ({ page, logIn, site }) => {
    await logIn('admin');
    if (!hasFeatures) await page.addInitScript(removeFeatures);
    // A form with the name of a property of `document` hides that property, which would break any page.
    const globals = await page.evaluate(
      // single-spa uses the jQuery of the page, which admin pages of WordPress always have.
      (all) => all.filter((name) => !(name in document) && name !== 'jQuery'),
      [...names.globals],
    );
    await printAround(page, dashboardPath, hostileMarkup({ ...names, globals }, kind), hasFeatures);
    const forgedAddresses = forgedRequests(page);
    await site.clearLog();
    await open(page);
    await expectHeader(page);
    await expectCards(page);
    await expectConnections(page);
    await protectSwitch(page).click();
    await expect(page.getByText(updatedText)).toBeVisible();
    await page.getByRole('button', { name: 'About Scan' }).click();
    await expect(page.getByRole('dialog', { name: /Scan/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.fd--page').getByRole('link', { name: 'My Plan', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details');
    await expect(page.locator('.fd--page')).not.toContainText('forged');
    // networkAtRest() needs requestIdleCallback.
    if (hasFeatures) await networkAtRest(page);
    await page.goto('about:blank');
    expect(await site.calls(/^POST/)).toEqual(['POST settings 200']);
    expect(forgedAddresses).toEqual([]);
  });

test('a widget works beside markup with our names', async ({ page, logIn }) => {
  await logIn('admin');
  await page.addInitScript(removeFeatures);
  await printAround(page, '/widgets-demo', hostileMarkup(names, 'links'), false);
  const forgedAddresses = forgedRequests(page);
  await page.goto('/widgets-demo');
  await expectConnections(page);
  expect(forgedAddresses).toEqual([]);
});
