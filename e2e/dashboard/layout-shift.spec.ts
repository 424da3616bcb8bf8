import { phone } from '../support/accessibility/touch';
import { card, open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

declare global {
  var shifts: string[];
}

const desktop = { viewport: { width: 1280, height: 900 } };

for (const [name, options] of Object.entries({ desktop, phone: { viewport: phone, hasTouch: true, isMobile: true } }))
  test.describe(name, () => {
    test.use(options);

    test(`nothing shifts on a ${name} while the dashboard and the license notice above it load`, async ({
      page,
      logIn,
    }) => {
      await logIn('admin');
      await page.addInitScript(() => {
        globalThis.shifts = [];
        // Ignore layout shifts inside WordPress's toolbar.
        const isInToolbar = (node: unknown) =>
          node instanceof Node && document.querySelector('#wpadminbar')?.contains(node);
        new PerformanceObserver((list) => {
          const ourShifts = list.getEntries().filter((entry) => {
            const sources: readonly { readonly node: unknown }[] = Reflect.get(entry, 'sources');
            return sources.some(({ node }) => !isInToolbar(node));
          });
          globalThis.shifts.push(...ourShifts.map((entry) => JSON.stringify(entry)));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      await expect(page.getByRole('link', { name: 'Choose a license' })).toBeVisible();
      await expect(card(page, 'Site connection')).toContainText('Connected');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await networkAtRest(page);
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    });
  });
