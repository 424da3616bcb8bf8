import { expectUpdated, toast } from '../support/dashboard';
import { holdCalls } from '../support/network';
import { cardHeadings, expectSaved, expectUsable, flip, saveButton, settingSwitch } from '../support/settings';
import { expect, test } from '../support/test';

test('SET-172 keeps the writing settings after a reload', async ({ page, openAs }) => {
  await openAs('admin', '/writing');
  await flip(page, 'carousel');
  await flip(page, 'wpcom_publish_posts_with_markdown');
  await flip(page, 'latex');
  await flip(page, 'widget-visibility');
  await page.getByLabel('Carousel color scheme').selectOption('White');
  await page.getByRole('radio', { name: /as readers scroll$/ }).check();
  await expect(saveButton(page)).toHaveCount(2);
  await expectUsable(page);
  await saveButton(page).first().click();
  await expect(saveButton(page)).toHaveCount(1);
  await saveButton(page).click();
  await expectSaved(page);
  await expectUpdated(page);

  await page.reload();
  await expect(page.getByLabel('Carousel color scheme')).toHaveValue('white');
  await expect(page.getByRole('radio', { name: /as readers scroll$/ })).toBeChecked();
  await expect(settingSwitch(page, 'wpcom_publish_posts_with_markdown')).toBeChecked();
  await expect(settingSwitch(page, 'carousel')).toBeChecked();
});

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

test('SET-181 SET-182 SET-183 regenerates and copies the Post by email address', async ({ page, openAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs('admin', '/writing');
  const generateButton = page.getByRole('button', { name: /^(Create|Regenerate) address$/ });
  const addressField = page.getByLabel('Send your posts to this address');
  await expect(generateButton).toBeEnabled();
  const before = (await addressField.isVisible()) ? await addressField.inputValue() : '';
  await generateButton.click();
  await expect(toast(page)).toContainText('Your new Post by email address is ready.');
  await expect(addressField).not.toHaveValue(before);
  const newAddress = await addressField.inputValue();
  await page.getByTestId('setting-post-by-email').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(newAddress);
  await page.reload();
  await expect(addressField).toHaveValue(newAddress);
});

test('SET-187 SET-188 an editor sees two cards without switches and can create an address', async ({
  page,
  openAs,
}) => {
  await openAs('editor', '/writing');
  await expect(cardHeadings(page)).toHaveText(['Composing', 'Post by email']);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('button', { name: /^(Create|Regenerate) address$/ }).click();
  await expect(page.getByLabel('Send your posts to this address')).toHaveValue(/@/);
  await expectUsable(page);
});
