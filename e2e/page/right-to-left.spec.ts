import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

for (const query of ['', 'dir=rtl'])
  test(`the sign of a new tab touches no word beside it (${query || 'left to right'})`, async ({ page, openAs }) => {
    await openAs('admin', '/dashboard', query);
    const link = card(page, 'Support').getByRole('link', { name: /^Upgrade/ });
    await expect(link).toBeVisible();
    const gap = await link.evaluate((element) => {
      const words = document.createRange();
      words.setStart(element.firstChild ?? element, 0);
      words.setEnd(element.firstChild ?? element, 'Upgrade'.length);
      const text = words.getBoundingClientRect();
      const sign = element.querySelector('svg')?.getBoundingClientRect();
      return sign ? Math.max(sign.left - text.right, text.left - sign.right) : 0;
    });
    expect(gap).toBeGreaterThanOrEqual(1.5);
  });
