import { card, expectConnections, expectHeader, expectShell } from '../support/dashboard';
import { holdRequests, networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

declare global {
  var recordedFrames: { readonly cards: number; readonly tabs: number; readonly links: number }[];
}

test.beforeEach(async ({ page }) => {
  // Record the number of visible cards, tabs and footer links in each frame in which one of the numbers changes.
  await page.addInitScript(() => {
    globalThis.recordedFrames = [];
    let previousCounts = '';
    const count = (selector: string) =>
      [...document.querySelectorAll(`#flightdeck ${selector}`)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      ).length;
    const recordFrame = () => {
      const counts = { cards: count('article'), tabs: count('#fd-tabs a'), links: count('#fd-footer a') };
      if (counts.cards + counts.tabs + counts.links > 0 && JSON.stringify(counts) !== previousCounts)
        globalThis.recordedFrames.push(counts);
      previousCounts = JSON.stringify(counts);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
});

test('the tabs of the dashboard appear before or with the cards, and the footer after or with the last card', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  await expectConnections(page);
  await expectShell(page);
  await networkAtRest(page);
  // Measure with the files in the browser's cache: on a busy machine, loading them can take longer than the 500 ms that the
  // page waits.
  await page.reload();
  await expectConnections(page);
  await expectShell(page);
  await networkAtRest(page);
  const frames = await page.evaluate(() => globalThis.recordedFrames);
  const last = frames.at(-1);
  for (const { cards, tabs, links } of frames) {
    expect(tabs).toBe(last?.tabs);
    if (cards !== last?.cards) expect(links).toBe(0);
  }
  expect(frames.map(({ cards }) => cards)).toEqual(frames.map(({ cards }) => cards).sort((one, other) => one - other));
  // The tabs, the first section, the others, the cards of another area, and the footer.
  expect(frames.length).toBeLessThanOrEqual(5);
});

test('a card whose data is printed into the page is not busy when it appears', async ({ page, openAs }) => {
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

test('masthead and tabs do not wait for the file of the screen', async ({ page, openAs }) => {
  const release = await holdRequests(page, '**/at-a-glance.js');
  await openAs('admin');
  await expectHeader(page);
  await expect(page.locator('#flightdeck article')).toHaveCount(0);
  release();
  await expectConnections(page);
});
