import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe';
import { card, expectCards, logo, toast } from '../../support/dashboard';
import { expectFailure, retryButton } from '../../support/failures/failure-panel';
import { createNextRelease, type NextRelease, runCommand } from '../../support/sets/deploy';
import { expectSaved, saveButton } from '../../support/settings';
import { expect, test } from '../../support/test';

const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');
const firstTitle = 'WordPress.com login';
const secondTitle = 'WordPress.com login, second release';
const typedAddress = '203.0.113.77';

/** Marks the document: a reload removes the mark. */
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'markedBeforeDeploy', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'markedBeforeDeploy') === true);
const goTo = (page: Page, route: string) => page.evaluate((hash) => location.assign(`#${hash}`), route);

let next: NextRelease;

/** Entry, chunks and styles of the second release all differ from the first. */
const change = (content: string, name: string) =>
  name === 'remote.js'
    ? `${content}\n/* second release */`
    : content.replaceAll(firstTitle, secondTitle).replaceAll('border-radius:', 'border-radius:0;border-radius:');

test.beforeEach(async ({ openAs, page, site }) => {
  next = createNextRelease(site.set, 'mf-settings', change);
  await openAs('admin', '/security');
  const protect = page.getByTestId('module-toggle-protect');
  await expect(protect).toBeVisible();
  if ((await protect.getAttribute('aria-checked')) !== 'true') {
    await protect.click();
    await expect(toast(page)).toContainText('Updated settings.');
  }
  await expect(addressField(page)).toBeEnabled();
});
test.afterEach(() => next.remove());

/** Visits a screen whose chunk this page has not requested yet, and returns to the form. */
async function searchAndBack(page: Page): Promise<void> {
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
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', next.folder)).toMatchObject({ code: 0 });

  // No dialog asks inside the area. The search requests a chunk of the first release only now.
  await searchAndBack(page);
  await expect(addressField(page)).toHaveValue(typedAddress);
  await expect(card(page, firstTitle)).toBeVisible();

  // On leaving the area, the guard asks once. The user stays, and the work is neither lost nor saved.
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

  // Only the user's consent discards the work.
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
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', next.folder)).toMatchObject({ code: 0 });
  const { base, version } = site.set.entry('mf-settings');
  const restoreFile = site.set.hideAll('mf-settings');
  try {
    await goTo(page, '/security?term=sitemap');
    await expectFailure(page, {
      title: /is not available$/,
      cause: `mf-settings was updated to ${next.entry.version} after you opened this page, and files of ${version} are gone.`,
      remedy: /^Reload the page\. You can restore unsaved settings/,
      code: 'area-replaced',
    });
    expect(base).toContain(version);
    await expect(retryButton(page, /is not available$/)).toHaveCount(0);
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
    restoreFile();
  }
});

test('offers a reload on a screen whose files are gone, while other areas work @long', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/(status of 404|Refused to execute script)/);
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', next.folder)).toMatchObject({ code: 0 });
  const restoreFile = site.set.hideAll('mf-settings');
  try {
    await goTo(page, '/writing');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await logo(page).click();
    await expectCards(page);
    await goTo(page, '/writing');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByTestId('settings-card').first()).toBeVisible();
  } finally {
    restoreFile();
  }
});

test('opens an area that was deployed while another area has unsaved text, and keeps the text @long', async ({
  page,
  site,
}) => {
  const dashboard = createNextRelease(site.set, 'mf-dashboard', (content) => `${content}\n/* second release */`);
  await markDocument(page);
  await addressField(page).fill(typedAddress);
  expect(await runCommand(site.set, 'deploy', 'mf-dashboard', '--from', dashboard.folder)).toMatchObject({ code: 0 });
  dashboard.remove();
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
