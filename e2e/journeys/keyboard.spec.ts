import { expectConnections, open, protectSwitch, toast } from '../support/dashboard';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('protection is reached and switched with the keyboard only', async ({ page, signIn }) => {
  await signIn('admin');
  await open(page);
  await expect(protectSwitch(page)).toBeVisible();
  await tabTo(page, 'Brute force protection');
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('Updated settings.');
  await expect(protectSwitch(page)).toBeChecked();
  await expect(protectSwitch(page)).toBeFocused();
});

test('where the focus stands is visible', async ({ page, signIn }) => {
  await signIn('admin');
  await open(page);
  await expect(protectSwitch(page)).toBeVisible();
  await tabTo(page, 'Brute force protection');
  const ring = await protectSwitch(page).evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, shadow: boxShadow !== 'none' };
  });
  expect(ring.outline || ring.shadow).toBe(true);
});

test.describe('not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('the site is connected with the keyboard only', async ({ page, signIn, site }) => {
    await signIn('admin');
    await open(page);
    await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
    await tabTo(page, 'Set up Jetpack');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.origin === site.provider);
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.origin === site.url);
    await expectConnections(page);
  });
});
