import { open, protectSwitch, toast } from '../support/dashboard';
import { expect, test } from '../support/test';

test('shows a change from another tab after a reload @long', async ({ context, page, logIn }) => {
  await logIn('admin');
  const other = await context.newPage();
  await open(other);
  await expect(protectSwitch(other)).not.toBeChecked();
  await open(page);
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await other.reload();
  await expect(protectSwitch(other)).toBeChecked();
});

test('shows the server value after a press in an outdated tab @long', async ({ context, page, logIn }) => {
  await logIn('admin');
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
