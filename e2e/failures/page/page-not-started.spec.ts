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

test('says after 15 seconds that no script arrived, and offers a reload', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/);
  await page.route(rootScripts, (route) => route.abort());
  await openAs('admin');
  await expect(skeleton(page)).toBeVisible();
  await expect(message(page)).toBeHidden();
  expect(await endDelays(page)).toEqual([15_000]);
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toContainText(`the address of the site, ${site.url}/.`);
  await expectAccessible(page);
  await page.unroute(rootScripts);
  await page.getByRole('link', { name: 'Reload this page' }).click();
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});

test('replaces the message with the dashboard when scripts arrive late', async ({ page, openAs }) => {
  const release = await holdRequests(page, rootScripts);
  const opening = openAs('admin');
  await expect(skeleton(page)).toBeVisible();
  expect(await endDelays(page)).toEqual([15_000]);
  await expect(message(page)).toBeVisible();
  release();
  await opening;
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});
