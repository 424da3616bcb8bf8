import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { examples, fillIn, guidePolicy, openExample } from '../support/guide';
import { type HostConfig, openForeignPage } from '../support/hosts/foreign-page';
import { networkAtRest, refocusUntil } from '../support/network';
import { pageState } from '../support/page-state';
import { expect, test } from '../support/test';
import { translated } from '../support/translations';

const widget = (page: Page) => page.locator('#place');
const siteCard = (page: Page) => widget(page).getByRole('article', { name: 'Site connection' });

/** Calls `mount` as a page would. The page keeps the handle as `mounted`, and the calls of its callbacks as `events`. */
const mountWithEvents = (page: Page, hostConfig: HostConfig, name: string, initialState?: unknown) =>
  page.evaluate(
    async ([{ embed, root, nonce }, widgetName, state]) => {
      const { mount } = await import(embed);
      const events: string[] = [];
      const mounted = mount(widgetName, document.querySelector('#place'), {
        root,
        nonce,
        pageState: state,
        onConnected: () => events.push('connected'),
        onDisconnected: () => events.push('disconnected'),
        onError: ({ code }: { code: string }) => events.push(code),
        onLicenceActivated: ({ productId }: { productId: number }) => events.push(`product ${productId}`),
      });
      Object.assign(window, { mounted, events });
      const { ok, code } = await mounted.ready;
      return ok ? 'ok' : code;
    },
    [hostConfig, name, initialState] as const,
  );

const events = (page: Page) => page.evaluate(() => Reflect.get(window, 'events'));

test('a widget with page state needs no answer of the site to show, and reports later changes', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const state = await pageState(page, site);
  const hostConfig = await openForeignPage(page, site);
  // The site sends no answer until the widget shows.
  await page.route('**/wp-json/**', () => {});
  expect(await mountWithEvents(page, hostConfig, 'connection', state)).toBe('ok');
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

test('a widget reports an invalid nonce, tries again with a new one, and can be unmounted twice', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 40[013]/);
  await logIn('admin');
  const hostConfig = await openForeignPage(page, site);
  expect(await mountWithEvents(page, { ...hostConfig, nonce: 'abcdef1234' }, 'licence')).toBe('rest-nonce');
  await expect(widget(page).getByRole('alert')).toHaveText(/its security key is invalid\. Reload the page\.$/);
  await expect.poll(() => events(page)).toEqual(['rest-nonce']);
  await page.evaluate((nonce) => Reflect.get(window, 'mounted').update({ nonce }), hostConfig.nonce);
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

test('a widget reports a site that cannot be reached or does not answer in time, and tries again on an update', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/ERR_FAILED/);
  await logIn('admin');
  await page.clock.install();
  const hostConfig = await openForeignPage(page, site);
  await page.route('**/wp-json/**', (route) => route.abort());
  expect(await mountWithEvents(page, hostConfig, 'connection')).toBe('rest-network');
  const alert = widget(page).getByRole('alert');
  await expect(alert).toContainText("Couldn't reach the site. Check your connection and try again.");
  await page.unroute('**/wp-json/**');
  const firstRequest = page.waitForRequest('**/wp-json/**');
  await page.route('**/wp-json/**', () => {});
  await page.evaluate(() => Reflect.get(window, 'mounted').update({}));
  await firstRequest;
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(30_500);
  await expect(alert).toHaveText("The site didn't answer within 30 seconds.");
  await expect.poll(() => events(page)).toEqual(['rest-network', 'rest-timeout']);
  await page.unroute('**/wp-json/**');
  await page.evaluate(() => Reflect.get(window, 'mounted').update({}));
  await expect(siteCard(page)).toContainText('You own this connection.');
});

test('a widget reports a set that is not public or is incomplete, and tries again on an update', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 404/);
  await logIn('admin');
  const hostConfig = await openForeignPage(page, site);
  for (const missing of ['**/set/registry.json', '**/set/mf-connection-widgets/**']) {
    await page.route(missing, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    expect(await mountWithEvents(page, hostConfig, 'connections-card')).toBe('area-script');
    await expect(widget(page).getByRole('alert')).toHaveText(
      /^The widget does not work at the moment\. Reload the page to try again\. \(.+\)$/,
    );
    await expect.poll(() => events(page)).toEqual(['area-script']);
    await page.unroute(missing);
  }
  await page.evaluate(() => Reflect.get(window, 'mounted').update({}));
  await expect(siteCard(page)).toContainText('You own this connection.');
});

test("the page of the guide works under the guide's policy, and its widget can have another language and direction", async ({
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
  const direction = (element: Element) => [
    getComputedStyle(element).direction,
    element.closest('[lang]')?.getAttribute('lang'),
  ];
  expect(await card.evaluate(direction)).toEqual(['rtl', 'ar']);
  expect(await page.locator('h1').evaluate(direction)).toEqual(['ltr', 'en']);
  // If the page changes its direction, the widget follows.
  await page.locator('flightdeck-widget').evaluate((element) => element.setAttribute('dir', 'ltr'));
  await expect.poll(() => card.evaluate(direction)).toEqual(['ltr', 'ar']);
});

test("the call of the guide works under the guide's policy, with a hash or nonce for its script", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(examples.call) ?? [];
  const scriptInPage = await fillIn(page, site, script);
  const hash = `'sha256-${createHash('sha256').update(scriptInPage).digest('base64')}'`;
  const callWithNonce = examples.call.replace('<script', '<script nonce="c2FpZA"');
  for (const [code, source] of [
    [examples.call.replace(script, () => scriptInPage), hash],
    [callWithNonce, "'nonce-c2FpZA'"],
    // A policy without addresses trusts all files that a trusted script loads.
    [callWithNonce, "'nonce-c2FpZA' 'strict-dynamic'"],
  ] as const) {
    const policy = guidePolicy.replace("script-src 'self'", `script-src 'self' ${source}`);
    await openExample(page, site, code, undefined, `default-src 'none'; ${policy}`);
    await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  }
});

/** Presses Tab until the element with the text `last` has the focus. @returns each focused element and its outline style */
async function tabStops(page: Page, last: string): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.length < 20 && stops.at(-1) !== last) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      const inside = activeElement?.shadowRoot?.activeElement;
      return inside
        ? `${inside.textContent}: ${getComputedStyle(inside).outlineStyle}`
        : (activeElement?.textContent ?? '');
    });
    stops.push(stop);
  }
  return stops;
}

test('the keyboard moves into and out of a widget, and the replacement of a pressed button gets the focus', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin2');
  const hostConfig = await openForeignPage(page, site);
  await page.evaluate(() =>
    document.querySelector('section')?.insertAdjacentHTML('afterend', '<button>After</button>'),
  );
  expect(await mountWithEvents(page, hostConfig, 'connections-card')).toBe('ok');
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
