import type { Locator, Page } from '@playwright/test';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

/** Long screens, each with a control far down. */
const screens: readonly (readonly [route: string, locate: (page: Page) => Locator])[] = [
  ['/dashboard', (page) => page.getByRole('link', { name: /^jetpack.com.app/ })],
  ['/my-plan', (page) => page.locator('#fd-outlet').getByRole('link').last()],
  ['/security', (page) => page.getByTestId('module-toggle-sso')],
  ['/traffic', (page) => page.getByTestId('verification-bing')],
  ['/recommendations/summary', (page) => page.locator('#fd-outlet').getByRole('link').last()],
];

const otherRoute = '#/writing';
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Returns the tag and the name of the focused element. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.localName} ${activeElement?.getAttribute('aria-label') ?? activeElement?.textContent}`;
  });

test.use({ viewport: { width: 1280, height: 500 } });

test('Back restores screen, focus and scroll position on long screens', async ({ page, openAs }) => {
  await openAs('admin', '/privacy');
  await expect(page.locator('#fd-outlet').getByRole('heading').first()).toBeAttached();
  for (const [route, locate] of screens) {
    await page.evaluate((hash) => location.assign(hash), `#${route}`);
    const control = locate(page);
    await expect(control).toBeVisible();
    await expect(page.locator('#fd-outlet [aria-busy="true"]:visible')).toHaveCount(0);
    await networkAtRest(page);
    await control.focus();
    await control.scrollIntoViewIfNeeded();
    // Wait for a frame: users do not leave in the frame in which they scroll.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          scrollBy(0, 40);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await expect.poll(() => scrollPosition(page), { message: route }).toBeGreaterThan(100);
    const before = { top: await scrollPosition(page), focus: await focusedElement(page) };
    await page.evaluate((hash) => location.assign(hash), otherRoute);
    await expect(page).toHaveTitle(/^Writing/);
    await expect.poll(() => scrollPosition(page), { message: `${otherRoute} after ${route}` }).toBe(0);
    await page.goBack();
    await expect(control).toBeFocused();
    await expect.poll(() => focusedElement(page)).toBe(before.focus);
    // The content above may have changed its height slightly.
    await expect
      .poll(async () => Math.abs((await scrollPosition(page)) - before.top), { message: route })
      .toBeLessThan(30);
  }
});

test('a tab of the dashboard that is clicked with the middle mouse button opens in a new browser tab @long', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('admin', '/dashboard');
  const nav = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  for (const [hash, names] of [
    ['#/dashboard', ['My Plan', 'Recommendations']],
    ['#/security', ['Performance', 'Traffic']],
  ] as const) {
    await page.evaluate((to) => location.assign(to), hash);
    for (const name of names) {
      const link = nav.getByRole('link', { name, exact: false });
      const [newTab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
      await expect(newTab).toHaveTitle(`${name} ‹ Site Example`);
      await expect(
        newTab.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link', { name }),
      ).toHaveAttribute('aria-current', 'page');
      await newTab.close();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
    }
  }
});
