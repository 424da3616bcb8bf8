import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe';
import { expectCards } from '../../support/dashboard';
import { expect, test } from '../../support/test';

const files = /\/set\/root-config\/[^?]*\.js/;
const title = 'The dashboard hasn’t started';
/** Content of the alert; the alert itself has no size. */
const message = (page: Page) => page.locator('[role="alert"] > *').filter({ hasText: title });
const skeleton = (page: Page) => page.locator('#fd-outlet > .fd-page-skeleton');

/** Ends the delay of the style sheet, which test clocks do not affect. @returns the delays in ms */
const endWaits = (page: Page) =>
  page.evaluate(async () => {
    const waits = document.getAnimations();
    await Promise.all(waits.map(({ ready }) => ready));
    return waits.map((wait) => {
      wait.finish();
      return wait.effect?.getTiming().delay;
    });
  });

test('says after 15 seconds that no script arrived, and offers a reload', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/);
  await page.route(files, (route) => route.abort());
  await openAs('admin');
  await expect(skeleton(page)).toBeVisible();
  await expect(message(page)).toBeHidden();
  expect(await endWaits(page)).toEqual([15_000]);
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toContainText(`the address of the site, ${site.url}/.`);
  await expectAccessible(page);
  await page.unroute(files);
  await page.getByRole('link', { name: 'Reload this page' }).click();
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});

test('replaces the message with the dashboard when scripts arrive late', async ({ page, openAs }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  const opened = openAs('admin');
  await expect(skeleton(page)).toBeVisible();
  expect(await endWaits(page)).toEqual([15_000]);
  await expect(message(page)).toBeVisible();
  release();
  await opened;
  await expectCards(page);
  await expect(message(page)).toBeHidden();
});
