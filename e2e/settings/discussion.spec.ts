import { expectUpdated, expectUpdateFailed, open } from '../support/dashboard';
import { expectSaved, expectUsable, flip, saveButton, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

test('SET-198 SET-199 SET-200 keeps the comment form settings after a failed save and a reload', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await openAs('admin', '/discussion');
  const promptField = page.getByLabel('Comment form introduction');
  const schemeField = page.getByLabel('Color scheme');
  await expect(promptField).toBeDisabled();
  await flip(page, 'comments');
  await promptField.fill('Was denkst du? 🙂');
  await schemeField.selectOption('Transparent');
  await expect(page.getByText('Unsaved: Comment form introduction, Color scheme')).toBeVisible();
  await expectUsable(page);

  await site.chaos({ method: 'POST', path: 'settings', kind: '500', times: 1 });
  await saveButton(page).click();
  await expectUpdateFailed(page);
  await expect(promptField).toHaveValue('Was denkst du? 🙂');
  await saveButton(page).click();
  await expectUpdated(page);
  await expectSaved(page);
  await page.reload();
  await expect(promptField).toHaveValue('Was denkst du? 🙂');
  await expect(schemeField).toHaveValue('transparent');
});

test('SET-201 SET-202 SET-206 keeps the subscription and Markdown settings after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/discussion');
  await flip(page, 'stb_enabled');
  await flip(page, 'stc_enabled');
  await flip(page, 'subscriptions');
  await expect(settingSwitch(page, 'stb_enabled')).toBeDisabled();
  await flip(page, 'subscriptions');
  await flip(page, 'wpcom_publish_comments_with_markdown');
  await page.reload();
  for (const option of ['stb_enabled', 'stc_enabled']) await expect(settingSwitch(page, option)).not.toBeChecked();
  await expect(settingSwitch(page, 'wpcom_publish_comments_with_markdown')).toBeChecked();
  // Only Markdown for comments was turned on.
  await visit(page, '/writing');
  await expect(settingSwitch(page, 'wpcom_publish_posts_with_markdown')).not.toBeChecked();
});

test('keeps the newsletter settings after a reload', async ({ page, logIn, site }) => {
  await logIn('admin');
  await site.traits({ newsletter: true });
  await open(page, '/discussion');
  await flip(page, 'sm_enabled');
  await page.getByLabel('Sender name').fill('The Daily');
  await page.getByLabel('Replies to emails').selectOption('Publish replies as comments');
  await expectUsable(page);
  await saveButton(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(settingSwitch(page, 'sm_enabled')).toBeChecked();
  await expect(page.getByLabel('Sender name')).toHaveValue('The Daily');
  await expect(page.getByLabel('Replies to emails')).toHaveValue('comment');
});
