import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { expectCards, expectUpdated, logo, open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { isOn, saveButton } from '../support/settings';
import { expect, test } from '../support/test';

const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');
const unsavedNote = (page: Page) => page.getByText('Unsaved: Always allowed IP addresses');

/**
 * Accepts (true) or dismisses (false) the dialogs of the browser, in order.
 * @returns a list to which the message of each dialog is added, or `beforeunload` for the dialog of a reload
 */
function answerDialogs(page: Page, answers: readonly boolean[]) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type() === 'confirm' ? dialog.message() : dialog.type());
    return answers[dialogs.length - 1] ? dialog.accept() : dialog.dismiss();
  });
  return dialogs;
}

const unsavedMessage = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

test.beforeEach(async ({ openAs, page }) => {
  await openAs('admin', '/security');
  const protectSwitch = page.getByTestId('module-toggle-protect');
  await expect(protectSwitch).toBeVisible();
  // Wait for the data of the cards above, because it moves the switch.
  await networkAtRest(page);
  if (!(await isOn(protectSwitch))) {
    await protectSwitch.click();
    await expectUpdated(page);
  }
  await expect(addressField(page)).toBeEnabled();
});

test('SET-034 SET-037 SET-064 saves one entry per line and shows the list after a reload', async ({ page }) => {
  await addressField(page).fill('203.0.113.7\n198.51.100.10-198.51.100.40, 2001:db8::17');
  await expect(unsavedNote(page)).toBeVisible();
  await saveButton(page).click();
  await expectUpdated(page);
  await expect(unsavedNote(page)).toBeHidden();
  const stored = '203.0.113.7\n198.51.100.10-198.51.100.40\n2001:db8::17';
  await expect(addressField(page)).toHaveValue(stored);
  await page.reload();
  await expect(addressField(page)).toHaveValue(stored);
});

test('names an invalid line and sends nothing until it is corrected', async ({ page, site }) => {
  const writesBefore = await site.calls(/^POST/);
  await addressField(page).fill('203.0.113.7\n300.12.8.1');
  await saveButton(page).click();
  await expect(page.getByText('Line 2: 300.12.8.1 is not an IP address.')).toBeVisible();
  expect(await site.calls(/^POST/)).toEqual(writesBefore);
  await addressField(page).fill('203.0.113.7\n30.12.8.1');
  await expect(page.getByText(/^Line 2/)).toBeHidden();
  await saveButton(page).click();
  await expectUpdated(page);
});

const exits: readonly [exit: string, leave: (page: Page) => Promise<unknown>][] = [
  ['a link', (page) => logo(page).click()],
  ['a typed address', (page) => page.evaluate(() => void location.assign('#/dashboard'))],
  ['the Back button', (page) => page.evaluate(() => history.back())],
];

for (const hasNavigation of [true, false]) {
  for (const [exit, leave] of exits) {
    // Every run includes a link, and the most difficult case: the Back button without the Navigation API.
    const isInEveryRun = exit === (hasNavigation ? 'a link' : 'the Back button');
    test(`ROOT-063 leaving with ${exit}${hasNavigation ? '' : ', without the Navigation API,'} asks once, stays on Cancel and leaves on OK${isInEveryRun ? '' : ' @long'}`, async ({
      page,
    }) => {
      if (!hasNavigation) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await page.goto('/wp-admin/profile.php');
      await open(page, '/dashboard');
      await expectCards(page);
      expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigation);
      await page.evaluate(() => location.assign('#/security'));
      await addressField(page).fill('203.0.113.99');
      const dialogs = answerDialogs(page, [false, true]);
      await leave(page);
      await expect.poll(() => dialogs).toEqual([unsavedMessage]);
      await expect(page).toHaveURL(/#\/security$/);
      await expect(addressField(page)).toHaveValue('203.0.113.99');
      await leave(page);
      await expect(page).toHaveURL(/#\/dashboard$/);
      await expectCards(page);
      expect(dialogs).toEqual([unsavedMessage, unsavedMessage]);
      await page.evaluate(() => location.assign('#/security'));
      await expect(addressField(page)).not.toHaveValue('203.0.113.99');
      expect(dialogs).toHaveLength(2);
    });
  }
}

test('a reload asks only while changes are unsaved @long', async ({ page }) => {
  const dialogs = answerDialogs(page, [true, true]);
  const savedValue = await addressField(page).inputValue();
  await addressField(page).fill('203.0.113.99');
  await addressField(page).fill(savedValue);
  await page.reload();
  await expect(addressField(page)).toHaveValue(savedValue);
  expect(dialogs).toEqual([]);
  await addressField(page).pressSequentially('1');
  await page.reload();
  await expect(addressField(page)).toHaveValue(savedValue);
  expect(dialogs).toEqual(['beforeunload']);
});

test('a new search term shows no dialog', async ({ page }) => {
  const dialogs = answerDialogs(page, []);
  await addressField(page).fill('203.0.113.99');
  await page.evaluate(() => location.assign('#/security?term=ip'));
  await expect(page).toHaveURL(/term=ip$/);
  await expect(addressField(page)).toHaveValue('203.0.113.99');
  expect(dialogs).toEqual([]);
});

for (const width of [1280, 375]) {
  test(`a list with an invalid line is accessible at ${width} px @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await addressField(page).fill('300.12.8.1');
    await saveButton(page).click();
    await expect(page.getByText(/^Line 1/)).toBeVisible();
    await expectAccessible(page, { within: '[data-area="mf-settings"]' });
    await expectNoOverflow(page);
  });
}
