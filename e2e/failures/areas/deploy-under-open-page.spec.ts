import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe';
import { card, expectCards, expectUpdated, logo } from '../../support/dashboard';
import { anyUnavailable, expectFailure, retryButton } from '../../support/failures/failure-panel';
import { createNextRelease, type NextRelease, runCommand } from '../../support/sets/deploy';
import { expectSaved, saveButton } from '../../support/settings';
import { expect, test } from '../../support/test';

const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');
const firstTitle = 'WordPress.com login';
const secondTitle = 'WordPress.com login, second release';
const typedAddress = '203.0.113.77';

/** Marks the document. A reload removes the mark. */
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'markedBeforeDeploy', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'markedBeforeDeploy') === true);
const goTo = (page: Page, route: string) => page.evaluate((hash) => location.assign(`#${hash}`), route);

let nextRelease: NextRelease;

/** Returns the content of a file in the second release, whose entry, chunks and styles all differ from the first. */
const toSecondRelease = (content: string, name: string) =>
  name === 'remote.js'
    ? `${content}\n/* second release */`
    : content.replaceAll(firstTitle, secondTitle).replaceAll('border-radius:', 'border-radius:0;border-radius:');

test.beforeEach(async ({ openAs, page, site }) => {
  nextRelease = createNextRelease(site.set, 'mf-settings', toSecondRelease);
  await openAs('admin', '/security');
  const protectToggle = page.getByTestId('module-toggle-protect');
  await expect(protectToggle).toBeVisible();
  if ((await protectToggle.getAttribute('aria-checked')) !== 'true') {
    await protectToggle.click();
    await expectUpdated(page);
  }
  await expect(addressField(page)).toBeEnabled();
});
test.afterEach(() => nextRelease.remove());

/** Visits a screen whose chunk this page has not requested yet, and returns to the form. */
async function openSearchAndReturn(page: Page): Promise<void> {
  await goTo(page, '/security?term=sitemap');
  await expect(card(page, 'Sitemaps')).toBeVisible();
  await goTo(page, '/security');
}

test('a deploy while a form has unsaved changes neither reloads nor breaks the page, and keeps the changes', async ({
  page,
  site,
}) => {
  await markDocument(page);
  await site.clearLog();
  await addressField(page).fill(typedAddress);
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', nextRelease.folder)).toMatchObject({ code: 0 });

  // Within the area, no dialog opens. The search now requests a chunk of the first release.
  await openSearchAndReturn(page);
  await expect(addressField(page)).toHaveValue(typedAddress);
  await expect(card(page, firstTitle)).toBeVisible();

  // When the user leaves the area, one dialog opens. The user stays, and the work is neither lost nor saved.
  const dialogs: string[] = [];
  let isStaying = true;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return isStaying ? dialog.dismiss() : dialog.accept();
  });
  await logo(page).click();
  await expect.poll(() => dialogs).toEqual(['confirm']);
  await expect(addressField(page)).toHaveValue(typedAddress);
  expect(await site.calls(/POST settings/)).toEqual([]);

  // If the user agrees, the work is discarded.
  isStaying = false;
  await logo(page).click();
  await expectCards(page);
  expect(dialogs).toEqual(['confirm', 'confirm']);
  await goTo(page, '/writing');
  await expect(page.getByTestId('settings-card').first()).toBeVisible();
  await goTo(page, '/security');
  await expect(addressField(page)).toHaveValue('');
  await expect(card(page, firstTitle)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(card(page, secondTitle)).toBeVisible();

  // After a rollback, the open page uses the second release until a reload.
  expect(await runCommand(site.set, 'rollback', 'mf-settings')).toMatchObject({ code: 0 });
  await goTo(page, '/dashboard');
  await expectCards(page);
  await goTo(page, '/security');
  await expect(card(page, secondTitle)).toBeVisible();
  await page.reload();
  await expect(card(page, firstTitle)).toBeVisible();
});

test("offers a reload when the release's files are gone, and restores the text on the new release @long", async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/(status of 404|Refused to execute script|ChunkLoadError|mf-settings\/security failed)/);
  await addressField(page).fill(typedAddress);
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', nextRelease.folder)).toMatchObject({ code: 0 });
  const { version } = site.set.entry('mf-settings');
  const restoreFiles = site.set.hideAll('mf-settings');
  try {
    await goTo(page, '/security?term=sitemap');
    await expectFailure(page, {
      title: anyUnavailable,
      cause: `mf-settings was updated to ${nextRelease.entry.version} after you opened this page, and files of ${version} are gone.`,
      remedy: /^Reload the page\. You can restore unsaved settings/,
      code: 'area-replaced',
    });
    await expect(retryButton(page, anyUnavailable)).toHaveCount(0);
    await expectAccessible(page, { within: '#fd-outlet' });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(card(page, 'Sitemaps')).toBeVisible();
    await goTo(page, '/security');
    await expect(card(page, secondTitle)).toBeVisible();
    await expect(page.getByTestId('draft-offer')).toContainText('Always allowed IP addresses');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(addressField(page)).toHaveValue(typedAddress);
    expect(dialogs).toEqual([]);
  } finally {
    restoreFiles();
  }
});

test('offers a reload on a screen whose files are gone, while other areas work @long', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/(status of 404|Refused to execute script)/);
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', nextRelease.folder)).toMatchObject({ code: 0 });
  const restoreFiles = site.set.hideAll('mf-settings');
  try {
    await goTo(page, '/writing');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await logo(page).click();
    await expectCards(page);
    await goTo(page, '/writing');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByTestId('settings-card').first()).toBeVisible();
  } finally {
    restoreFiles();
  }
});

test('opens an area that was deployed while another area has unsaved text, and keeps the text @long', async ({
  page,
  site,
}) => {
  const nextDashboard = createNextRelease(site.set, 'mf-dashboard', (content) => `${content}\n/* second release */`);
  await markDocument(page);
  await addressField(page).fill(typedAddress);
  expect(await runCommand(site.set, 'deploy', 'mf-dashboard', '--from', nextDashboard.folder)).toMatchObject({
    code: 0,
  });
  nextDashboard.remove();
  page.once('dialog', (dialog) => dialog.dismiss());
  await logo(page).click();
  await expect(addressField(page)).toHaveValue(typedAddress);
  await saveButton(page).click();
  await expectSaved(page);
  await logo(page).click();
  await expectCards(page);
  await goTo(page, '/security');
  await expect(addressField(page)).toHaveValue(typedAddress);
  expect(await isSameDocument(page)).toBe(true);
});
