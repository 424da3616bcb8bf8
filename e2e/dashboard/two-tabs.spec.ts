import { expectUpdated, open, protectSwitch } from '../support/dashboard';
import { expect, test } from '../support/test';

test('shows a change from another tab after a reload @long', async ({ context, page, logIn }) => {
  await logIn('admin');
  const otherTab = await context.newPage();
  await open(otherTab);
  await expect(protectSwitch(otherTab)).not.toBeChecked();
  await open(page);
  await protectSwitch(page).click();
  await expectUpdated(page);
  await otherTab.reload();
  await expect(protectSwitch(otherTab)).toBeChecked();
});

test('shows the server value after a press in an outdated tab @long', async ({ context, page, logIn }) => {
  await logIn('admin');
  const otherTab = await context.newPage();
  await open(otherTab);
  await expect(protectSwitch(otherTab)).not.toBeChecked();
  await open(page);
  await protectSwitch(page).click();
  await expectUpdated(page);
  await protectSwitch(otherTab).click();
  await expectUpdated(otherTab);
  await expect(protectSwitch(otherTab)).toBeChecked();
});
