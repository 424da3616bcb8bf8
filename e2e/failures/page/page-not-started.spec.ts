import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe';
import { expectCards } from '../../support/dashboard';
import { holdRequests } from '../../support/network';
import { expect, test } from '../../support/test';

const rootScripts = /\/set\/root-config\/[^?]*\.js/;
const title = 'The dashboard hasn’t started';
/** Content of the alert; the alert itself has no size. */
const message = (page: Page) => page.locator('[role="alert"] > *').filter({ hasText: title });
const skeleton = (page: Page) => page.locator('#fd-outlet > .fd-page-skeleton');

/** Ends the delay of the message, a CSS animation that test clocks do not affect. @returns delays of animations, in ms */
const endDelays = (page: Page) =>
  page.evaluate(async () => {
    const animations = document.getAnimations();
    await Promise.all(animations.map(({ ready }) => ready));
    return animations.map((animation) => {
      animation.finish();
      return animation.effect?.getTiming().delay;
    });
  });

test('requests lost scripts again, says after 15 seconds that none arrived, and offers a reload', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/);
  const requested: string[] = [];
  await page.route(rootScripts, (route) => {
    requested.push(route.request().url().replace(/.*\//, ''));
    return route.abort();
  });
  await openAs('admin');
  await expect(skeleton(page)).toBeVisible();
  await expect(message(page)).toBeHidden();
  await expect(page.locator(':root[data-fd-failed]')).toBeAttached();
  expect(requested.filter((file) => file.startsWith('main.js'))).toEqual([
    'main.js',
    'main.js?again',
    'main.js?again?again',
  ]);
  expect(await endDelays(page)).toEqual([15_000]);
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toContainText(`the address of the site, ${site.url}/.`);
  await expectAccessible(page);
  await page.unroute(rootScripts);
  await page.getByRole('link', { name: 'Reload this page' }).click();
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});

test('waits 60 seconds for scripts that are on their way, and replaces the message when they arrive', async ({
  page,
  openAs,
}) => {
  const release = await holdRequests(page, rootScripts);
  const opening = openAs('admin');
  await expect(skeleton(page)).toBeVisible();
  expect(await endDelays(page)).toEqual([60_000]);
  await expect(message(page)).toBeVisible();
  release();
  await opening;
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});

test('starts with a script that only the second server has', async ({ page, openAs, expectProblems }) => {
  expectProblems(/status of 404/);
  await page.route(/\/set\/root-config\/[^?]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openAs('admin');
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});

test('starts a prerendered page when the user sees it', async ({ page, openAs, site }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
  const opening = openAs('admin');
  await page.waitForLoadState();
  await expect(skeleton(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, '_tkq'))).toBeUndefined();
  expect(await site.calls(/^POST/)).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await opening;
  await expectCards(page);
});
