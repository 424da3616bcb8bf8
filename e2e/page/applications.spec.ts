import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectCards, open } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ scenario: 'complete' });
test.beforeEach(({ logIn }) => logIn('admin'));

const settings = ['/security', '/writing', '/sharing', '/discussion', '/traffic', '/performance', '/privacy'];
const overlays = ['/license/activation', '/disconnect', '/reconnect'];
const routes = ['/dashboard', '/my-plan', ...settings, '/recommendations', ...overlays, '/status', '/product/backup'];
/** Each route gets each of the pauses of 0 to 16 ms, which meet applications and parts in every state. */
const rounds = process.env.FLIGHTDECK_LONG ? 51 : 17;
const areas = ['mf-connection', 'mf-dashboard', 'mf-licensing', 'mf-recommendations', 'mf-settings'];

/** Asks single-spa to hand its functions to the page, as its inspector does. */
const watchApplications = (page: Page) =>
  page.addInitScript(() => Reflect.set(globalThis, '__SINGLE_SPA_DEVTOOLS__', {}));

/** Returns the status of each application, as single-spa's inspector shows it. */
const statuses = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const { exposedMethods } = Reflect.get(globalThis, '__SINGLE_SPA_DEVTOOLS__');
    const applications: readonly { readonly name: string; readonly status: string }[] = exposedMethods.getRawAppData();
    return Object.fromEntries(applications.map(({ name, status }) => [name, status]));
  });

/** Returns the names of the mounted applications, in alphabetical order. */
const mounted = async (page: Page) =>
  Object.entries(await statuses(page))
    .flatMap(([name, status]) => (status === 'MOUNTED' ? [name] : []))
    .sort();

test('single-spa knows the shell and the five areas, and mounts the area of the route', async ({ page }) => {
  await watchApplications(page);
  await open(page);
  await expectCards(page);
  expect(Object.keys(await statuses(page)).sort()).toEqual([...areas, 'shell']);
  expect(await mounted(page)).toEqual(['mf-dashboard', 'shell']);
  await page.evaluate(() => location.assign('#/security'));
  await expect.poll(() => mounted(page)).toEqual(['mf-settings', 'shell']);
  await page.evaluate(() => location.assign('#/status'));
  await expect.poll(() => mounted(page)).toEqual(['shell']);
});

test('fast changes between all routes leave every application working', async ({ page }) => {
  await watchApplications(page);
  await open(page);
  await expectCards(page);
  await page.evaluate(
    async ([all, count]) => {
      for (let round = 0; round < count; round += 1)
        for (const [index, route] of all.entries()) {
          location.hash = route;
          await new Promise((resolve) => setTimeout(resolve, (round * 7 + index * 3) % 17));
        }
      location.hash = '/dashboard';
    },
    [routes, rounds] as const,
  );
  await expectCards(page);
  await expect.poll(() => mounted(page)).toEqual(['mf-dashboard', 'shell']);
  expect(Object.values(await statuses(page))).not.toContain('SKIP_BECAUSE_BROKEN');
});

test('five quick clicks end at the last tab, while an area hangs', async ({ page }) => {
  await page.route(/mf-settings\/.*\/remote\.js$/, () => {});
  await open(page);
  await expectCards(page);
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  for (const name of ['My Plan', 'At a Glance', 'My Plan', 'At a Glance', 'My Plan'])
    await tabs.getByRole('link', { name }).click({ delay: 0 });
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  await page.evaluate(() => {
    location.hash = '#/security';
    setTimeout(() => {
      location.hash = '#/dashboard';
    }, 10);
  });
  await expectCards(page);
});

/** Counts the events that a script of WordPress hears. */
const addListeners = (page: Page, name: string) =>
  page.evaluate((key) => {
    const counts = { hashchange: 0, popstate: 0 };
    Reflect.set(globalThis, key, counts);
    addEventListener('hashchange', () => counts.hashchange++);
    addEventListener('popstate', () => counts.popstate++);
  }, name);
const heard = (page: Page, name: string) => page.evaluate((key) => Reflect.get(globalThis, key), name);

test('a script of WordPress hears each change of the address once, whether it listens before or after the start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = { hashchange: 0, popstate: 0 };
    Reflect.set(globalThis, 'early', counts);
    addEventListener('hashchange', () => counts.hashchange++);
    addEventListener('popstate', () => counts.popstate++);
  });
  await open(page);
  await expectCards(page);
  await addListeners(page, 'late');
  const before = await heard(page, 'early');
  await page.evaluate(() => location.assign('#/my-plan'));
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  await expect.poll(() => heard(page, 'late')).toEqual({ hashchange: 1, popstate: 1 });
  expect(await heard(page, 'early')).toEqual({ hashchange: before.hashchange + 1, popstate: before.popstate + 1 });
});

test('a script that stores its scroll position in the history entry changes no route', async ({ page }) => {
  await open(page);
  await expectCards(page);
  await addListeners(page, 'late');
  await page.evaluate(() => {
    Reflect.set(globalThis, 'reroutes', 0);
    addEventListener('single-spa:before-routing-event', () =>
      Reflect.set(globalThis, 'reroutes', Reflect.get(globalThis, 'reroutes') + 1),
    );
    history.replaceState({ scroll: 10 }, '');
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await heard(page, 'late')).toEqual({ hashchange: 0, popstate: 0 });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'reroutes'))).toBe(0);
});

const secondSingleSpa = readFileSync('node_modules/single-spa/lib/es2015/umd/single-spa.min.cjs', 'utf8');
/** A script of another plugin that runs single-spa, with one application on `#/my-plan`. */
const pluginScript = `(() => {
  const exports = {}, module = { exports };
  ${secondSingleSpa}
  const { registerApplication, start } = module.exports;
  window.pluginCalls = [];
  const call = (name) => async () => void window.pluginCalls.push(name);
  registerApplication({
    name: 'of-the-plugin',
    app: { bootstrap: call('bootstrap'), mount: call('mount'), unmount: call('unmount') },
    activeWhen: ({ hash }) => hash === '#/my-plan',
  });
  start();
})()`;

for (const order of ['before', 'after'])
  test(`a second single-spa that starts ${order} ours follows the routes beside it`, async ({ page }) => {
    if (order === 'before') await page.addInitScript(pluginScript);
    await open(page);
    await expectCards(page);
    if (order === 'after') await page.evaluate(pluginScript);
    await page.evaluate(() => location.assign('#/my-plan'));
    await expect(page).toHaveTitle('My Plan ‹ Site Example');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'pluginCalls')))
      .toEqual(['bootstrap', 'mount']);
    await page.goBack();
    await expectCards(page);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'pluginCalls')))
      .toEqual(['bootstrap', 'mount', 'unmount']);
  });
