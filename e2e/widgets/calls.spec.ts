import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setPath } from '../../site/src/context/site';
import { type ForeignPageConfig, openForeignPage } from '../support/foreign-pages/foreign-page';
import { examples, fillIn, guidePolicy, openExample } from '../support/guide';
import { networkAtRest, refocusUntil } from '../support/network';
import { pageState } from '../support/page-state';
import { expect, test } from '../support/test';
import { translated } from '../support/translations';

const widget = (page: Page) => page.locator('#place');
const siteCard = (page: Page) => widget(page).getByRole('article', { name: 'Site connection' });

/**
 * Calls `mount` as a page would, with a callback for each event. Stores the mounted widget as `window.mounted`, and the events as
 * `window.events`. @returns `ok`, or the code of the failure
 */
const mountWithEvents = (page: Page, foreignPageConfig: ForeignPageConfig, name: string, state?: unknown) =>
  page.evaluate(
    async ([{ embed, root, nonce }, widgetName, widgetState]) => {
      const { mount } = await import(embed);
      const events: string[] = [];
      const mounted = mount(widgetName, document.querySelector('#place'), {
        root,
        nonce,
        pageState: widgetState,
        onConnected: () => events.push('connected'),
        onDisconnected: () => events.push('disconnected'),
        onError: ({ code }: { code: string }) => events.push(code),
        onLicenceActivated: ({ productId }: { productId: number }) => events.push(`product ${productId}`),
      });
      Object.assign(window, { mounted, events });
      const { ok, code } = await mounted.ready;
      return ok ? 'ok' : code;
    },
    [foreignPageConfig, name, state] as const,
  );

const events = (page: Page) => page.evaluate(() => Reflect.get(window, 'events'));

test('a widget with page state shows before the site answers, and reports later changes', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const state = await pageState(page, site);
  const foreignPageConfig = await openForeignPage(page, site);
  // Leave all REST requests without an answer until the widget shows.
  await page.route('**/wp-json/**', () => {});
  expect(await mountWithEvents(page, foreignPageConfig, 'connection', state)).toBe('ok');
  await expect(siteCard(page)).toContainText('You own this connection.');
  await page.unroute('**/wp-json/**');
  for (const [scenario, event] of [
    ['not-connected', 'disconnected'],
    ['free', 'connected'],
  ] as const) {
    await site.scenario(scenario);
    await refocusUntil(page, async () => expect(await events(page)).toContain(event));
  }
  await expect.poll(() => events(page)).toEqual(['disconnected', 'connected']);
});

test('a widget reports an invalid nonce, tries again with a valid nonce, and can be unmounted twice', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 40[013]/);
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site);
  expect(await mountWithEvents(page, { ...foreignPageConfig, nonce: 'abcdef1234' }, 'licence')).toBe('rest-nonce');
  await expect(widget(page).getByRole('alert')).toHaveText(/its security key is invalid\. Reload the page\.$/);
  await expect.poll(() => events(page)).toEqual(['rest-nonce']);
  await page.evaluate((nonce) => Reflect.get(window, 'mounted').update({ nonce }), foreignPageConfig.nonce);
  const field = widget(page).getByRole('textbox', { name: 'License key' });
  await field.fill('jetpack-search_GOODKEY0001');
  await field.press('Enter');
  await expect.poll(() => events(page)).toEqual(['rest-nonce', 'product 2104']);
  const remaining = await page.evaluate(async () => {
    const mounted = Reflect.get(window, 'mounted');
    await mounted.unmount();
    await mounted.unmount();
    const { shadowRoot } = document.querySelector('#place') ?? {};
    return [shadowRoot?.childElementCount, shadowRoot?.adoptedStyleSheets.length];
  });
  expect(remaining).toEqual([0, 0]);
});

test('a widget reports a site that cannot be reached or does not answer in time, and tries again after update()', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/ERR_FAILED/);
  await logIn('admin');
  await page.clock.install();
  const foreignPageConfig = await openForeignPage(page, site);
  await page.route('**/wp-json/**', (route) => route.abort());
  expect(await mountWithEvents(page, foreignPageConfig, 'connection')).toBe('rest-network');
  const alert = widget(page).getByRole('alert');
  await expect(alert).toContainText("Couldn't reach the site. Check your connection and try again.");
  await page.unroute('**/wp-json/**');
  const nextRequest = page.waitForRequest('**/wp-json/**');
  await page.route('**/wp-json/**', () => {});
  await page.evaluate(() => Reflect.get(window, 'mounted').update({}));
  await nextRequest;
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(30_500);
  await expect(alert).toHaveText("The site didn't answer within 30 seconds.");
  await expect.poll(() => events(page)).toEqual(['rest-network', 'rest-timeout']);
  await page.unroute('**/wp-json/**');
  await page.evaluate(() => Reflect.get(window, 'mounted').update({}));
  await expect(siteCard(page)).toContainText('You own this connection.');
});

test('a widget reports a set whose registry or files are missing, and tries again after update()', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 404/);
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site);
  for (const missingFiles of ['**/set/registry.json', '**/set/mf-connection-widgets/**']) {
    await page.route(missingFiles, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    expect(await mountWithEvents(page, foreignPageConfig, 'connections-card')).toBe('area-script');
    await expect(widget(page).getByRole('alert')).toHaveText(
      /^The widget does not work at the moment\. Reload the page to try again\. \(.+\)$/,
    );
    await expect.poll(() => events(page)).toEqual(['area-script']);
    await page.unroute(missingFiles);
  }
  await page.evaluate(() => Reflect.get(window, 'mounted').update({}));
  await expect(siteCard(page)).toContainText('You own this connection.');
});

test('a widget names the header with which a cache keeps its files from the page', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/CORS policy|ERR_FAILED|foreign request/);
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site);
  const set = 'https://set.example/';
  // A cache has stored all other files for the page that requested them first.
  await page.route(`${set}**`, async (route) => {
    const path = route.request().url().slice(set.length);
    const response = await route.fetch({ url: `${site.url}${setPath}${path}` });
    const allowed = path === 'embed/1/embed.js' ? '*' : 'https://first.example';
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': allowed } });
  });
  expect(await mountWithEvents(page, { ...foreignPageConfig, embed: `${set}embed/1/embed.js` }, 'licence')).toBe(
    'area-script',
  );
  await expect(widget(page).getByRole('alert')).toContainText(
    'https://set.example must send the header Access-Control-Allow-Origin with each file',
  );
});

test("the guide's example of a page works under the guide's CSP, and its widget can have another language and direction", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  expect(guidePolicy).toMatch(/^script-src 'self'; .*trusted-types flightdeck/);
  const code = examples.page.replace('name="connection"', 'name="connection" lang="ar" dir="rtl"');
  await openExample(page, site, code, undefined, `default-src 'none'; ${guidePolicy}`);
  const card = page.getByRole('article', { name: translated('ar', 'Site connection') });
  await expect(card).toBeVisible();
  const directionAndLanguage = (element: Element) => [
    getComputedStyle(element).direction,
    element.closest('[lang]')?.getAttribute('lang'),
  ];
  expect(await card.evaluate(directionAndLanguage)).toEqual(['rtl', 'ar']);
  expect(await page.locator('h1').evaluate(directionAndLanguage)).toEqual(['ltr', 'en']);
  // The page changes the direction of the mounted widget.
  await page.locator('flightdeck-widget').evaluate((element) => element.setAttribute('dir', 'ltr'));
  await expect.poll(() => card.evaluate(directionAndLanguage)).toEqual(['ltr', 'ar']);
});

test("the guide's example of mount() works under the guide's CSP, with a hash or nonce for its script", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(examples.call) ?? [];
  const scriptInPage = await fillIn(page, site, script);
  const hash = `'sha256-${createHash('sha256').update(scriptInPage).digest('base64')}'`;
  const callWithNonce = examples.call.replace('<script', '<script nonce="c2FpZA"');
  for (const [code, scriptSource] of [
    [examples.call.replace(script, () => scriptInPage), hash],
    [callWithNonce, "'nonce-c2FpZA'"],
    // With 'strict-dynamic', the browser ignores 'self' and allows all files that an allowed script loads.
    [callWithNonce, "'nonce-c2FpZA' 'strict-dynamic'"],
  ] as const) {
    const policy = guidePolicy.replace("script-src 'self'", `script-src 'self' ${scriptSource}`);
    await openExample(page, site, code, undefined, `default-src 'none'; ${policy}`);
    await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  }
});

/**
 * Presses Tab, at most 20 times, until the element with this text has the focus.
 * @returns the text of each focused element, with its outline style if the element is in a widget
 */
async function tabStops(page: Page, lastText: string): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.length < 20 && stops.at(-1) !== lastText) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      const inWidget = activeElement?.shadowRoot?.activeElement;
      return inWidget
        ? `${inWidget.textContent}: ${getComputedStyle(inWidget).outlineStyle}`
        : (activeElement?.textContent ?? '');
    });
    stops.push(stop);
  }
  return stops;
}

test('Tab moves into and out of a widget, and the link that replaces a pressed button gets the focus', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin2');
  const foreignPageConfig = await openForeignPage(page, site);
  await page.evaluate(() =>
    document.querySelector('section')?.insertAdjacentHTML('afterend', '<button>After</button>'),
  );
  expect(await mountWithEvents(page, foreignPageConfig, 'connections-card')).toBe('ok');
  const unlinkButton = widget(page).getByRole('button', { name: 'Disconnect your account' });
  const afterButton = page.getByRole('button', { name: 'After' });
  await expect(unlinkButton).toBeVisible();
  await networkAtRest(page);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  expect(await tabStops(page, 'After')).toEqual([
    'Manage site connection: solid',
    'Disconnect your account: solid',
    'After',
  ]);
  await page.keyboard.press('Shift+Tab');
  await expect(unlinkButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(widget(page).getByRole('link', { name: 'Connect your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(afterButton).toBeFocused();
});
