import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { expectUpdated, open, toast, updateFailedText } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expectSaved, isOn, saveButton, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

const within = '[data-area="mf-settings"]';
const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');
const promptField = (page: Page) => page.getByLabel('Comment form introduction');

/** Opens the tab of an option and turns the option on. */
async function openWithOption(page: Page, route: string, option: string): Promise<void> {
  await visit(page, route);
  if (!(await isOn(settingSwitch(page, option)))) {
    await settingSwitch(page, option).click();
    await expectUpdated(page);
  }
}

/** Inserts a text in one step, as pasting does, because typing a megabyte would exceed the time limit of a test. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    const fieldClass = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(fieldClass.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test.beforeEach(({ logIn }) => logIn('admin'));

test('SET-047 every failed save keeps the edits and shows the reason', async ({ page, site, expectProblems }) => {
  expectProblems(/status of (403|409|500|0)|ERR_/);
  await openWithOption(page, '/security', 'protect');
  await expect(addressField(page)).toBeEnabled();
  // Wait for the read after the switch, so that it does not become one of the two requests below.
  await networkAtRest(page);
  await addressField(page).fill('203.0.113.9');
  const conflict = JSON.stringify({ code: 'busy', message: 'Somebody else is saving.', data: { status: 409 } });
  await page.route(
    (url) => decodeURIComponent(url.href).includes('jetpack/v4/settings'),
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, contentType: 'application/json', body: conflict })
        : route.continue(),
    // One request for the save, and one for the read after it.
    { times: 2 },
  );
  const answers: readonly (readonly [kind: string, reason: string])[] = [
    ['409', 'Somebody else is saving.'],
    ['403', 'Sorry, you are not allowed to do that.'],
    ['500', 'There has been a critical error on this website.'],
    ['500-html', 'The site has a problem (status 500).'],
    ['html', 'The site sent an unreadable response.'],
    ['empty', 'The site sent an empty response.'],
    ['refused', ''],
  ];
  for (const [kind, reason] of answers) {
    // The route above answers 409.
    if (kind !== '409') await site.chaos({ method: 'POST', path: 'settings', kind });
    const sending = page.waitForRequest((request) => request.method() === 'POST');
    await saveButton(page).click();
    await sending;
    await expect(saveButton(page), kind).toBeEnabled();
    await expect(toast(page), kind).toContainText(updateFailedText(reason));
    await expect(page.getByText("Couldn't save. Your changes are still here. Try again.")).toBeVisible();
    await expect(addressField(page), kind).toHaveValue('203.0.113.9');
    await site.clearChaos();
  }
  await expectAccessible(page, { within });
  // The site saves the change, but its answer is cut off.
  await site.chaos({ method: 'POST', path: 'settings', kind: 'broken', times: 1 });
  await saveButton(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(addressField(page)).toHaveValue('203.0.113.9');
});

test('after a logout, a save fails with an error, and works again after a login in another tab', async ({
  page,
  context,
  logIn,
  expectProblems,
}) => {
  expectProblems(/status of 40[013]/);
  await openWithOption(page, '/security', 'protect');
  await addressField(page).fill('203.0.113.10');
  await context.clearCookies();
  await saveButton(page).click();
  await expect(toast(page)).toContainText('Log in again in another tab. Your changes are still here.');
  await expect(addressField(page)).toHaveValue('203.0.113.10');
  await logIn('admin');
  await saveButton(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(addressField(page)).toHaveValue('203.0.113.10');
});

test('saves ten thousand lines, names the only invalid line, and refuses a text of 1 MB with a message @long', async ({
  page,
}) => {
  await openWithOption(page, '/security', 'protect');
  const lines = Array.from({ length: 10_000 }, (_, index) => `10.1.${index >> 8}.${index & 255}`);
  await paste(addressField(page), lines.with(8999, 'localhost').join('\n'));
  await saveButton(page).click();
  await expect(page.getByText('Line 9000: localhost is not an IP address.')).toBeVisible();
  await paste(addressField(page), lines.join('\n'));
  await saveButton(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(addressField(page)).toHaveValue(lines.join('\n'));
  await paste(addressField(page), 'ten bytes\n'.repeat(100_000));
  await expect(page.getByText(/Couldn't add this text/)).toBeVisible();
  await expect(addressField(page)).toHaveValue(lines.join('\n'));
  await expectAccessible(page, { within });
});

test('shows HTML, control characters, right-to-left marks and emoji as text, as the site stores them @long', async ({
  page,
}) => {
  await openWithOption(page, '/discussion', 'comments');
  const texts = [
    '<img src=x onerror="document.title=\'hacked\'"><b id="injected">bold</b>',
    'one\u0000two\u0007three\u001b[31m',
    '\u202Eevil\u202C \u200Fمرحبا\u200E',
    '👩‍👩‍👧‍👦 🇺🇳 e\u0301 ﷽',
  ];
  for (const text of texts) {
    await promptField(page).fill(text);
    const typed = await promptField(page).inputValue();
    await saveButton(page).click();
    await expectSaved(page);
    const shown = await promptField(page).inputValue();
    // The field shows the typed text, or a note that the site changed it.
    if (shown !== typed) await expect(page.getByText(/The site changed the value you saved/)).toBeVisible();
    await page.reload();
    await expect(promptField(page)).toHaveValue(shown);
    await expect(page.locator('#injected')).toHaveCount(0);
    await expect(page).not.toHaveTitle('hacked');
  }
  await paste(promptField(page), 'x'.repeat(1_000_000));
  await expect(page.getByText(/Couldn't add this text/)).toBeVisible();
});

test('two tabs keep changes of different options, and show a change of the other tab before overwriting it @long', async ({
  page,
  context,
}) => {
  await openWithOption(page, '/discussion', 'comments');
  const otherTab = await context.newPage();
  await open(otherTab, '/discussion');
  const schemeField = (tab: Page) => tab.getByLabel('Color scheme');
  await promptField(page).fill('From the first tab');
  await schemeField(otherTab).selectOption('Dark');
  await saveButton(otherTab).click();
  await expectSaved(otherTab);
  await saveButton(page).click();
  await expectSaved(page);
  await expect(schemeField(page)).toHaveValue('dark');
  await otherTab.reload();
  await expect(promptField(otherTab)).toHaveValue('From the first tab');
  await expect(schemeField(otherTab)).toHaveValue('dark');

  await promptField(page).fill('Mine');
  await promptField(otherTab).fill('Theirs');
  await saveButton(otherTab).click();
  await expectSaved(otherTab);
  await saveButton(page).click();
  await expect(toast(page)).toContainText('These settings were changed somewhere else: Comment form introduction.');
  await expect(page.getByText('This setting was changed somewhere else, to: Theirs')).toBeVisible();
  await expect(promptField(page)).toHaveValue('Mine');
  await expectAccessible(page, { within });
  await saveButton(page).click();
  await expectSaved(page);
  await otherTab.reload();
  await expect(promptField(otherTab)).toHaveValue('Mine');
});
