import { expect, test } from '../support/test';

/** Links in sentences, by route. */
const linksInSentences = [
  ['/license/activation', /^Contact us/],
  ['/recommendations/monitor', /^Learn more/],
  ['/product/backup', /^Learn more/],
  ['/my-plan', /^Upgrade now/],
  ['/dashboard', /^jetpack\.com/],
] as const;

test('the new-tab icon is next to the words of its link in a sentence, from left to right and from right to left', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/dashboard');
  for (const [route, name] of linksInSentences)
    await test.step(route, async () => {
      await page.evaluate((hash) => location.assign(hash), `#${route}`);
      const link = page.locator('#flightdeck').getByRole('link', { name }).first();
      await expect(link).toBeVisible();
      // A link that wraps has two boxes, so keep it on one line.
      await link.evaluate((element) => element.style.setProperty('white-space', 'nowrap'));
      for (const direction of ['ltr', 'rtl']) {
        await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), direction);
        await expect(link).toHaveCSS('direction', direction);
        // With other words between its words and its icon, the link would have two boxes.
        expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
        const gap = await link.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element.firstChild ?? element);
          const textBox = words.getBoundingClientRect();
          const iconBox = element.querySelector('svg path')?.getBoundingClientRect();
          return iconBox ? Math.max(iconBox.left - textBox.right, textBox.left - iconBox.right) : Number.NaN;
        });
        expect(gap, direction).toBeGreaterThanOrEqual(1);
        expect(gap, direction).toBeLessThanOrEqual(4);
      }
    });
});

test('a full stop after a link that opens a new tab directly follows the icon', async ({ page, openAs }) => {
  await openAs('admin', '/dashboard');
  const link = page
    .locator('#flightdeck')
    .getByRole('link', { name: /^jetpack\.com/ })
    .first();
  await expect(link).toBeVisible();
  await link.evaluate((element) => element.parentElement?.style.setProperty('white-space', 'nowrap'));
  const gap = await link.evaluate((element) => {
    const textNodes = document.createTreeWalker(element.parentElement ?? element, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode())
      if (element.compareDocumentPosition(textNodes.currentNode) === Node.DOCUMENT_POSITION_FOLLOWING) break;
    const fullStop = document.createRange();
    fullStop.setStart(textNodes.currentNode, 0);
    fullStop.setEnd(textNodes.currentNode, 1);
    const iconBox = element.querySelector('svg path')?.getBoundingClientRect();
    return {
      text: fullStop.toString(),
      px: iconBox ? fullStop.getBoundingClientRect().left - iconBox.right : Number.NaN,
    };
  });
  expect(gap.text).toBe('.');
  expect(gap.px).toBeLessThan(2);
});
