import { tabTo } from '../support/accessibility/keyboard';
import { expectConnections, expectUpdated, protectSwitch, toast } from '../support/dashboard';
import { expect, test } from '../support/test';

test('Protect can be reached and turned on with the keyboard alone', async ({ page, openAs }) => {
  await openAs('admin');
  await expect(protectSwitch(page)).toBeVisible();
  await tabTo(page, 'Brute force protection');
  await page.keyboard.press('Space');
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
  await expect(protectSwitch(page)).toBeFocused();
});

test('a focused switch has a visible outline or shadow', async ({ page, openAs }) => {
  await openAs('admin');
  await expect(protectSwitch(page)).toBeVisible();
  await tabTo(page, 'Brute force protection');
  const hasOutlineOrShadow = await protectSwitch(page).evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  });
  expect(hasOutlineOrShadow).toBe(true);
});

test.describe('with a paid plan', () => {
  test.use({ scenario: 'security' });

  test('My Plan can be reached, and a feature turned on there, with the keyboard alone @long', async ({
    page,
    openAs,
  }) => {
    await openAs('admin');
    await expect(protectSwitch(page)).toBeVisible();
    await tabTo(page, 'My Plan');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const adsCard = page.getByRole('article', { name: 'Monetize your site with ads' });
    await expect(adsCard.getByRole('button', { name: 'Start earning' })).toBeVisible();
    await tabTo(page, 'Start earning');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('has been activated.');
    await expect(adsCard.getByRole('link', { name: 'View your earnings' })).toBeVisible();
    // The pressed button no longer exists. The focus is still in its card, not at the top of the page.
    expect(await adsCard.evaluate((card) => card.contains(document.activeElement))).toBe(true);
  });
});

test.describe('a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('can be connected with the keyboard alone', async ({ page, openAs, site }) => {
    await openAs('admin');
    await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
    await tabTo(page, 'Set up Jetpack');
    await page.keyboard.press('Enter');
    await page.waitForURL(site.isAtProvider);
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.origin === site.url);
    await expectConnections(page);
  });
});
