import { holdCalls } from '../support/network';
import { settingSwitch } from '../support/settings';
import { expect, test } from '../support/test';

test('SET-046 SET-178 SET-189 reloads the page for content types and the toolbar, after saving pending changes', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/writing');
  // The first load event can come after the cards. Wait for it, so that it is not mistaken for the reload.
  await page.waitForLoadState('load');
  for (const option of ['jetpack_testimonial', 'masterbar']) {
    const loaded = page.waitForEvent('load');
    await settingSwitch(page, option).click();
    await loaded;
    await expect(settingSwitch(page, option)).toBeChecked();
  }
  const release = await holdCalls(page, 'POST', 'settings');
  const loaded = page.waitForEvent('load');
  await settingSwitch(page, 'jetpack_portfolio').click();
  await settingSwitch(page, 'latex').click();
  release();
  await loaded;
  await expect(settingSwitch(page, 'jetpack_portfolio')).toBeChecked();
  await expect(settingSwitch(page, 'latex')).not.toBeChecked();
  await expect(settingSwitch(page, 'latex')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('link', { name: 'Add a testimonial' })).toHaveAttribute(
    'href',
    /post-new\.php\?post_type=jetpack-testimonial$/,
  );
});
