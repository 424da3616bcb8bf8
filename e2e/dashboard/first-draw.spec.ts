import { card, expectConnections, expectHeader, expectShell } from '../support/dashboard';
import { holdRequests, networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

declare global {
  var recordedFrames: { readonly cards: number; readonly tabs: number; readonly links: number }[];
}

test.beforeEach(async ({ page }) => {
  // Records the content of each frame that differs from the previous one.
  await page.addInitScript(() => {
    globalThis.recordedFrames = [];
    let lastShown = '';
    const count = (selector: string) => document.querySelectorAll(`#flightdeck ${selector}`).length;
    const recordFrame = () => {
      const shown = { cards: count('article'), tabs: count('#fd-tabs a'), links: count('#fd-footer a') };
      if (shown.cards + shown.tabs + shown.links > 0 && JSON.stringify(shown) !== lastShown)
        globalThis.recordedFrames.push(shown);
      lastShown = JSON.stringify(shown);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
});

test('menu, all cards and footer of the dashboard appear in the same frame', async ({ page, openAs }) => {
  await openAs('admin');
  await expectConnections(page);
  await expectShell(page);
  await networkAtRest(page);
  const frames = await page.evaluate(() => globalThis.recordedFrames);
  expect(frames).toEqual([frames.at(-1)]);
});

test('a card whose answer is in the page shows it in its first frame', async ({ page, openAs }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const card = [...document.querySelectorAll('#flightdeck article')].find((each) =>
        each.textContent?.includes('Brute force protection'),
      );
      if (!card) return;
      observer.disconnect();
      document.documentElement.dataset.wasBusy = card.getAttribute('aria-busy') ?? 'false';
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openAs('admin');
  await expect(card(page, 'Brute force protection')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-was-busy', 'false');
});

test('the menu does not wait for a screen whose file is late', async ({ page, openAs }) => {
  const release = await holdRequests(page, '**/at-a-glance.js');
  await openAs('admin');
  await expectHeader(page);
  await expect(page.locator('#flightdeck article')).toHaveCount(0);
  release();
  await expectConnections(page);
});
