import type { Locator, Page } from '@playwright/test';
import { setPath } from '../../site/src/context/site';
import { readBudgets } from '../../tools/src/checks/budgets/budgets';
import { expectConnections, open } from '../support/dashboard';
import {
  type ForeignPageConfig,
  foreignStyles,
  loadedBytes,
  mountWidget,
  openForeignPage,
} from '../support/foreign-pages/foreign-page';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const widget = (page: Page) => page.locator('flightdeck-widget');

test.beforeEach(({ logIn }) => logIn('admin'));

test('the widget works on a page without root and React', async ({ page, site }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/widgets-demo');
  await expect(widget(page).getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  await expect(widget(page).getByRole('article', { name: 'Account connection' })).toContainText('provider_admin');
  expect(files.filter((file) => file.includes('/root-config/'))).toEqual([]);
  expect(files.filter((file) => file.includes(site.set.entry('mf-connection').base))).toEqual([]);
  expect(await page.evaluate(() => ['React', 'ReactDOM', 'singleSpa'].filter((name) => name in globalThis))).toEqual(
    [],
  );
});

test('the widget draws everything in a shadow root', async ({ page }) => {
  await page.goto('/widgets-demo');
  await expect(widget(page).getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(await widget(page).evaluate((element) => [Boolean(element.shadowRoot), element.childElementCount])).toEqual([
    true,
    0,
  ]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  // The page's own style sheet.
  await expect(page.locator('style, link[rel=stylesheet]')).toHaveCount(1);
});

test('the page has the same computed styles with and without the widget', async ({ page }) => {
  await page.route('**/embed/1/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/widgets-demo');
  const stylesBefore = await foreignStyles(page);
  await page.unrouteAll();
  await page.reload();
  await expect(widget(page).getByRole('article', { name: 'Site connection' })).toBeVisible();
  await networkAtRest(page);
  expect(await foreignStyles(page)).toEqual(stylesBefore);
});

test('a heading of the widget has the same text styles as on the dashboard', async ({ page }) => {
  const headingStyles = (scope: Locator) =>
    scope.getByRole('heading', { name: 'Site connection' }).evaluate((element) => {
      const { color, fontSize, fontFamily, fontStyle, textTransform, letterSpacing, lineHeight, textAlign } =
        getComputedStyle(element);
      return { color, fontSize, fontFamily, fontStyle, textTransform, letterSpacing, lineHeight, textAlign };
    });
  await page.goto('/widgets-demo');
  await expect(widget(page).getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  const widgetHeadingStyles = await headingStyles(widget(page));
  await page.goto('/wp-admin/admin.php?page=flightdeck#/dashboard');
  await expect.poll(() => headingStyles(page.locator('#flightdeck'))).toEqual(widgetHeadingStyles);
});

/** Each widget once as the first and once as the second. `@long` limits a pair to the long run. */
const pairs = [
  ['connection', 'licence', ' @long'],
  ['connections-card', 'licensing-header', ' @long'],
  ['licence', 'connections-card', ''],
  ['licensing-header', 'connection', ''],
] as const;

for (const [first, second, tag] of pairs)
  test(`the bytes of ${first} alone, and of ${second} beside it, are below their limits${tag}`, async ({
    page,
    site,
  }) => {
    const { widget: limit, secondWidget } = readBudgets();
    const foreignPageConfig = await openForeignPage(page, site);
    expect(await mountWidget(page, foreignPageConfig, first)).toBe('ok');
    const firstBytes = await loadedBytes(page);
    expect(firstBytes).toBeLessThanOrEqual(limit);
    // Fewer bytes than React alone would mean that nothing was counted.
    expect(firstBytes).toBeGreaterThan(60_000);
    expect(await mountWidget(page, foreignPageConfig, second)).toBe('ok');
    const addedBytes = (await loadedBytes(page)) - firstBytes;
    expect(addedBytes).toBeLessThanOrEqual(secondWidget);
    // Fewer bytes would mean that nothing was counted.
    expect(addedBytes).toBeGreaterThan(1_000);
  });

test('beside our root, the bytes of a widget are below their limit, and widget and dashboard are shown', async ({
  page,
  site,
}) => {
  await open(page);
  await expectConnections(page);
  await networkAtRest(page);
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'place' })));
  const bytesBefore = await loadedBytes(page);
  const foreignPageConfig: ForeignPageConfig = {
    embed: `${site.url}${setPath}embed/1/embed.js`,
    root: `${site.url}/wp-json/`,
    nonce: 'unused',
  };
  expect(await mountWidget(page, foreignPageConfig, 'licence')).toBe('ok');
  const addedBytes = (await loadedBytes(page)) - bytesBefore;
  // Fewer bytes would mean that nothing was counted.
  expect(addedBytes).toBeGreaterThan(1_000);
  expect(addedBytes).toBeLessThanOrEqual(readBudgets().widgetBesideRoot);
  await expect(page.locator('#place')).toContainText('Add a license key');
  await expectConnections(page);
});

test('the widget shows the results of actions in its shadow root', async ({ page, site, logIn, problems }) => {
  problems.allow(/status of 500/);
  await logIn('admin2');
  const foreignPageConfig = await openForeignPage(page, site);
  expect(await mountWidget(page, foreignPageConfig, 'connections-card')).toBe('ok');
  const place = page.locator('#place');
  await site.chaos({ method: 'POST', path: 'connection/user', kind: '500' });
  await place.getByRole('button', { name: 'Disconnect your account' }).click();
  const dismissButton = place.getByRole('button', { name: 'Dismiss' });
  await expect(place.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })).toContainText(
    'Error unlinking from WordPress.com.',
  );
  await dismissButton.click();
  await expect(dismissButton).toHaveCount(0);
  await site.clearChaos();
  await place.getByRole('button', { name: 'Disconnect your account' }).click();
  await expect(place.getByRole('status').filter({ hasText: 'Unlinked from WordPress.com.' })).toBeVisible();
  const { addedSheets, addedElements } = await page.evaluate(() => ({
    addedSheets: document.adoptedStyleSheets.length,
    addedElements: document.querySelectorAll('body > :not(main)').length,
  }));
  expect([addedSheets, addedElements]).toEqual([0, 0]);
});

test('the page shows a login link instead of the widget to a logged-out user', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/widgets-demo');
  await expect(widget(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in to see the widget' })).toBeVisible();
});
