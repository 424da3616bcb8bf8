import { open, protectSwitch, toast } from '../support/dashboard';
import { expect, test } from '../support/test';

test('switched in one tab, the other shows what the site holds after a reload @long', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('admin');
  const other = await context.newPage();
  await open(other);
  await expect(protectSwitch(other)).not.toBeChecked();
  await open(page);
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await other.reload();
  await expect(protectSwitch(other)).toBeChecked();
});

test('a tab that knows less than the site ends at what the site holds @long', async ({ context, page, signIn }) => {
  await signIn('admin');
  const other = await context.newPage();
  await open(other);
  await expect(protectSwitch(other)).not.toBeChecked();
  await open(page);
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await protectSwitch(other).click();
  await expect(toast(other)).toContainText('Updated settings.');
  await expect(protectSwitch(other)).toBeChecked();
});
