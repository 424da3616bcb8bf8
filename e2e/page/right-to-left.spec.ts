import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

for (const query of ['', 'dir=rtl'])
  test(`the new-tab icon overlaps no word beside it (${query ? 'right to left' : 'left to right'})`, async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/dashboard', query);
    const link = card(page, 'Support').getByRole('link', { name: /^Upgrade/ });
    await expect(link).toBeVisible();
    const gap = await link.evaluate((element) => {
      const words = document.createRange();
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
      words.setStart(node, 0);
      words.setEnd(node, 'Upgrade'.length);
      const text = words.getBoundingClientRect();
      const icon = element.querySelector('svg path')?.getBoundingClientRect();
      return icon ? Math.max(icon.left - text.right, text.left - icon.right) : 0;
    });
    expect(gap).toBeGreaterThanOrEqual(1);
  });

const screens = [
  ['/license/activation', /^Contact us/],
  ['/recommendations/monitor', /^Learn more/],
  ['/product/backup', /^Learn more/],
  ['/my-plan', /^Upgrade now/],
  ['/dashboard', /^jetpack\.com/],
] as const;

for (const [route, name] of screens)
  for (const query of ['', 'dir=rtl'])
    test(`the new-tab icon is next to its link in a sentence on ${route} (${query ? 'right to left' : 'left to right'})`, async ({
      page,
      openAs,
    }) => {
      await openAs('admin', route, query);
      const link = page.locator('#flightdeck').getByRole('link', { name }).first();
      await expect(link).toBeVisible();
      // A link that wraps has two boxes, so keep it on one line.
      await link.evaluate((element) => element.style.setProperty('white-space', 'nowrap'));
      // Words and icon share one box; other words between them would split it.
      expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
      const gap = await link.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild ?? element);
        const text = words.getBoundingClientRect();
        const icon = element.querySelector('svg path')?.getBoundingClientRect();
        return icon ? Math.max(icon.left - text.right, text.left - icon.right) : Number.NaN;
      });
      expect(gap).toBeGreaterThanOrEqual(1);
      expect(gap).toBeLessThanOrEqual(4);
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
    const texts = document.createTreeWalker(element.parentElement ?? element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (element.compareDocumentPosition(texts.currentNode) === Node.DOCUMENT_POSITION_FOLLOWING) break;
    const fullStop = document.createRange();
    fullStop.setStart(texts.currentNode, 0);
    fullStop.setEnd(texts.currentNode, 1);
    const icon = element.querySelector('svg path')?.getBoundingClientRect();
    return { text: fullStop.toString(), px: icon ? fullStop.getBoundingClientRect().left - icon.right : Number.NaN };
  });
  expect(gap.text).toBe('.');
  expect(gap.px).toBeLessThan(2);
});
