import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { toast } from '../support/dashboard';
import { isOn } from '../support/settings';
import { expect, test } from '../support/test';

test('SET-104 SET-105 SET-107 the keyboard alone changes the choice to share usage data, and the choice remains after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/privacy');
  const shareSwitch = page.getByRole('switch', { name: 'Share usage data with Jetpack' });
  const before = await isOn(shareSwitch);
  await shareSwitch.focus();
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('Updated privacy settings.');
  await page.reload();
  await expect(shareSwitch).toBeChecked({ checked: !before });
  await expectAccessible(page, { within: '[data-area="mf-settings"]' });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
});
