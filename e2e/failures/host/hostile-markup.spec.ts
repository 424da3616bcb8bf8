import type { Page } from '@playwright/test';
import {
  dashboardPath,
  expectCards,
  expectConnections,
  expectHeader,
  open,
  protectSwitch,
} from '../../support/dashboard';
import { forged, hostileMarkup, type OurNames, ourNames } from '../../support/hosts/hostile-markup';
import { networkAtRest } from '../../support/network';
import { type NextRelease, stageForEditors } from '../../support/sets/deploy';
import { expect, test } from '../../support/test';

/* Other plugins print markup of users in the page. It can have all our IDs, attributes and variables, but no script. */

let names: OurNames;
test.beforeAll(() => {
  names = ourNames();
});

/** Removes optional features of the browser, so that markup can take their names. */
const removeFeatures = () => {
  for (const name of ['navigation', 'requestIdleCallback', 'scheduler', 'trustedTypes', 'cookieStore'])
    Reflect.deleteProperty(window, name);
};

/** Prints markup in front of ours and behind it. */
async function printAround(page: Page, path: string, markup: string, hasTrustedTypes: boolean): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const without = policy.replace(/(require-)?trusted-types(-for)? [^;]*;?/g, '');
      const body = (await answer.text()).replace(/(<main\b[^>]*>)(.*)(<\/main>)/s, `$1${markup}$2${markup}$3`);
      const headers = { ...answer.headers(), 'content-security-policy': hasTrustedTypes ? policy : without };
      await route.fulfill({ response: answer, headers, body });
    },
  );
}

/** Records all requests whose address or body has something forged. */
function forgedRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/forged|roles=/.test(request.url() + (request.postData() ?? ''))) sent.push(request.url());
  });
  return sent;
}

test('the names of the markup are those of the code', () => {
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

let next: NextRelease | undefined;
test.afterEach(() => next?.remove());

for (const [what, as, hasFeatures] of [
  ['IDs, attributes and links', 'links', true],
  ['IDs, attributes and forms, in a browser without optional features', 'forms', false],
  ['IDs, attributes and links, in a browser without optional features', 'links', false],
] as const)
  test(`the dashboard works beside markup with our names: ${what}`, async ({ page, logIn, site }) => {
    next = await stageForEditors(site.set);
    await logIn('admin');
    if (!hasFeatures) await page.addInitScript(removeFeatures);
    // A form would hide what the document itself has under its name, and break any page.
    const globals = await page.evaluate((all) => all.filter((name) => !(name in document)), [...names.globals]);
    await printAround(page, dashboardPath, hostileMarkup({ ...names, globals }, as), hasFeatures);
    const sent = forgedRequests(page);
    await site.clearLog();
    await open(page);
    await expectHeader(page);
    await expectCards(page);
    await expectConnections(page);
    await protectSwitch(page).click();
    await expect(page.getByText('Updated settings.')).toBeVisible();
    await page.getByRole('button', { name: 'About Scan' }).click();
    await expect(page.getByRole('dialog', { name: /Scan/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.fd--page').getByRole('link', { name: 'My Plan', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details');
    await expect(page.locator('.fd--page')).not.toContainText('forged');
    // Playwright's own code in the page looks for these features.
    if (hasFeatures) await networkAtRest(page);
    await page.goto('about:blank');
    await expect.poll(() => site.countedVisits()).toEqual(['POST flightdeck/v1/visits 204']);
    expect(await site.calls(/^POST/)).toEqual(['POST settings 200']);
    expect(sent).toEqual([]);
  });

test('a notice with our ID and an address sends no request to it', async ({ page, logIn, site }) => {
  next = await stageForEditors(site.set);
  await logIn('admin');
  await printAround(page, dashboardPath, `<div id="flightdeck" data-visits="${forged}">Hello</div>`, true);
  const sent = forgedRequests(page);
  await open(page);
  await expectCards(page);
  await networkAtRest(page);
  await page.goto('about:blank');
  await expect.poll(() => site.countedVisits()).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('a widget works beside markup with our names', async ({ page, logIn }) => {
  await logIn('admin');
  await page.addInitScript(removeFeatures);
  await printAround(page, '/widgets-demo', hostileMarkup(names, 'links'), false);
  const sent = forgedRequests(page);
  await page.goto('/widgets-demo');
  await expectConnections(page);
  expect(sent).toEqual([]);
});
