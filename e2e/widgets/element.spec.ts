import type { Page } from '@playwright/test';
import { nonceOf, openExample, widgetMarkup } from '../support/guide';
import { expect, test } from '../support/test';

const widget = (page: Page) => page.locator('flightdeck-widget');
const keyField = (page: Page) => page.getByRole('textbox', { name: 'License key' });

/** Stores the codes of all failures that widgets report, as `window.failures`. */
const recordFailures = `<script>window.failures = [];
document.addEventListener('flightdeck:error', ({ detail }) => failures.push(detail.code));</script>`;
const failures = (page: Page) => page.evaluate(() => Reflect.get(window, 'failures'));

test.beforeEach(({ logIn }) => logIn('admin'));

test('a widget shows what is wrong with its name, starts when the name is right, and follows it', async ({
  page,
  site,
}) => {
  await openExample(page, site, `${recordFailures}${widgetMarkup()}<div id="place"></div>`);
  const setName = (name: string) =>
    widget(page).evaluate((element, value) => element.setAttribute('name', value), name);
  const rest = { root: `${site.url}/wp-json/`, nonce: await nonceOf(page, site) };
  // As a framework that inserts an element before it has the values of all attributes.
  await page.evaluate(({ root, nonce }) => {
    const element = document.createElement('flightdeck-widget');
    document.querySelector('#place')?.append(element);
    element.setAttribute('root', root);
    element.setAttribute('nonce', nonce);
  }, rest);
  await expect(widget(page).getByRole('alert')).toContainText(
    'connection, connections-card, licence, licensing-header',
  );
  await setName('conection');
  await expect(widget(page).getByRole('alert')).toContainText('no widget "conection"');
  expect(await failures(page)).toEqual(['host-options', 'host-options']);
  await setName('licence');
  await expect(keyField(page)).toBeVisible();
  await setName('connection');
  await expect(widget(page).getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(keyField(page)).toHaveCount(0);
  await setName('constructor');
  await expect(widget(page).getByRole('alert')).toContainText('no widget "constructor"');
  await expect(widget(page).getByRole('article')).toHaveCount(0);
  await page.evaluate(() => {
    const element = document.querySelector('flightdeck-widget');
    for (const name of ['licensing-header', 'connection', 'licence']) element?.setAttribute('name', name);
  });
  await expect(keyField(page)).toBeVisible();
  await expect(widget(page).getByRole('article', { name: 'Site connection' })).toHaveCount(0);
  expect(await failures(page)).toEqual(['host-options', 'host-options', 'host-options']);
});

test('a widget starts in a closed part of the page, from a template, and each time that markup replaces it', async ({
  page,
  site,
}) => {
  await openExample(
    page,
    site,
    `${recordFailures}<details><summary>More</summary>${widgetMarkup('licence')}</details><div id="place"></div>`,
  );
  await page.getByText('More').click();
  await expect(keyField(page)).toBeVisible();
  const insert = (way: 'template' | 'markup') =>
    page.evaluate((isTemplate) => {
      const template = document.createElement('template');
      template.innerHTML = document.querySelector('details flightdeck-widget')?.outerHTML ?? '';
      const place = document.querySelector('#place');
      if (isTemplate) place?.replaceChildren(template.content.cloneNode(true));
      else if (place) place.innerHTML = template.innerHTML;
    }, way === 'template');
  for (const way of ['template', 'markup', 'markup'] as const) {
    await insert(way);
    await expect(page.locator('#place').getByRole('textbox', { name: 'License key' })).toBeVisible();
  }
  await expect(keyField(page)).toHaveCount(2);
  expect(await failures(page)).toEqual([]);
});

test('a widget in a box that is as wide as its content is wide enough to be read, and fits a phone', async ({
  page,
  site,
}) => {
  const boxes = [
    '<dialog open style="position: static">',
    '<div style="float: left">',
    '<table><td>',
    '<div style="display: grid">',
  ];
  await openExample(page, site, boxes.map((box) => `<section>${box}${widgetMarkup('licence')}</section>`).join(''));
  await expect(keyField(page)).toHaveCount(boxes.length);
  const widths = () => widget(page).evaluateAll((elements) => elements.map((element) => element.clientWidth));
  for (const width of await widths()) expect(width).toBeGreaterThanOrEqual(320);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const width of await widths()) expect(width).toBeGreaterThan(240);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a widget whose attributes are set right after its insertion reports nothing', async ({ page, site }) => {
  await openExample(page, site, `${recordFailures}${widgetMarkup('licensing-header')}<div id="place"></div>`);
  await page.evaluate(() => {
    const [first] = document.querySelectorAll('flightdeck-widget');
    const element = document.createElement('flightdeck-widget');
    document.querySelector('#place')?.append(element);
    element.setAttribute('root', first?.getAttribute('root') ?? '');
    element.setAttribute('name', 'licence');
    Reflect.set(element, 'nonce', Reflect.get(first ?? element, 'nonce'));
  });
  await expect(keyField(page)).toBeVisible();
  expect(await failures(page)).toEqual([]);
});

test('a widget whose nonce and REST root arrive while it starts uses them', async ({ page, site, problems }) => {
  problems.allow(/status of 40[0134]/);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/nowhere/**', async (route) => {
    await mayAnswer;
    await route.fulfill({ status: 404, body: '{}' });
  });
  const request = page.waitForRequest('**/nowhere/**');
  const wrongRest = 'root="/nowhere/" nonce="abcdef1234"';
  const markup = widgetMarkup('licence').replace(/root="[^"]*" nonce="[^"]*"/, wrongRest);
  await openExample(page, site, recordFailures + markup);
  await request;
  const nonce = await nonceOf(page, site);
  await widget(page).evaluate((element, value) => {
    element.setAttribute('root', '/wp-json/');
    element.setAttribute('nonce', value);
  }, nonce);
  answer();
  await expect(keyField(page)).toBeVisible();
  expect(await failures(page)).toEqual([]);
});

test('widgets of another site than the one of the page are refused, and send nothing', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const [first = '', second = ''] = widgetMarkup('connections-card', 'licence').split(
    /(?=<flightdeck-widget name="licence")/,
  );
  await openExample(page, site, recordFailures + first);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  const other = second.replace('{root}', `${site.url}/another/wp-json/`).replace('{nonce}', 'a');
  await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), other);
  const refusal = widget(page).nth(1).getByRole('alert');
  await expect(refusal).toContainText(`${site.url}/another/`);
  await expect(refusal).toContainText(`${site.url}/`);
  expect(await failures(page)).toEqual(['host-options']);
  const setRoot = (index: number, root: string) =>
    widget(page)
      .nth(index)
      .evaluate((element, value) => element.setAttribute('root', value), root);
  // The same site, in another form.
  await setRoot(1, `${site.url}/?rest_route=/`);
  await expect(keyField(page)).toBeVisible();
  await setRoot(1, `${site.url}/another/wp-json/`);
  await expect(refusal).toBeVisible();
  await expect(keyField(page)).toHaveCount(0);
  await setRoot(0, 'https://site.example/wp-json/');
  await expect(widget(page).first().getByRole('alert')).toContainText('https://site.example/');
  expect(requests.filter((path) => path.startsWith('/another/'))).toEqual([]);
});

test('markup that is printed twice, or arrives later, starts every widget', async ({ page, site }) => {
  const block = `<script type="application/json" id="flightdeck-widgets">{"url": "{set}"}</script>`;
  const fragment = (name: string) => block + widgetMarkup(name);
  const withVersion = fragment('connections-card').replace('embed.js"', 'embed.js?ver=1.2"');
  await openExample(page, site, fragment('licence') + withVersion);
  await expect(keyField(page)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  const rest = await widget(page)
    .first()
    .evaluate((element) => [element.getAttribute('root'), Reflect.get(element, 'nonce')]);
  await page.evaluate(([root, nonce]) => {
    const html = `<flightdeck-widget name="licensing-header" root="${root}" nonce="${nonce}"></flightdeck-widget>`;
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
  }, rest);
  await expect(widget(page).nth(2).getByRole('link').first()).toBeVisible();
});
