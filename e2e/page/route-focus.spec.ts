import { expectAccessible } from '../support/accessibility/axe';
import { expectCards, expectScreenFocus } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test('a new screen sets the title, focuses its heading and is announced once; Back restores focus and scroll position', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  await expectCards(page);
  await networkAtRest(page);
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  const liveRegion = page.locator('#fd-overlays [aria-live="polite"]');
  await expect(liveRegion).toHaveText('');
  await page.evaluate(() => {
    const announcements: string[] = [];
    Reflect.set(globalThis, 'announcements', announcements);
    const region = document.querySelector('#fd-overlays [aria-live]');
    const observer = new MutationObserver(() => announcements.push(region?.textContent ?? ''));
    if (region) observer.observe(region, { subtree: true, childList: true, characterData: true });
  });

  const scrollTop = 300;
  await tabs.getByRole('link', { name: 'My Plan' }).focus();
  // Wait for the scroll event, which the browser sends with the next frame.
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, top);
      }),
    scrollTop,
  );
  await page.keyboard.press('Enter');
  await expectScreenFocus(page);
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);

  await page.goBack();
  await expectCards(page);
  await expect(tabs.getByRole('link', { name: 'My Plan' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'announcements')))
    .toEqual(['My Plan', 'At A Glance']);
});

test('Back from another admin page restores focus and scroll position', async ({ page, openAs }) => {
  await openAs('admin');
  await expectCards(page);
  await networkAtRest(page);
  const debugLink = page.getByRole('navigation', { name: 'About this plugin' }).getByRole('link', { name: 'Debug' });
  await debugLink.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/jetpack-debugger/);
  await page.goBack();
  await expect(debugLink).toBeFocused();
  // The content above may have changed its height slightly.
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(30);
});
