import type { Page } from '@playwright/test';
import { card, expectCards, mark, open, toast } from '../../support/dashboard';
import { command, type NextRelease, nextRelease } from '../../support/deploy';
import { expect, test } from '../../support/test';

const list = (page: Page) => page.getByLabel('Always allowed IP addresses');
const first = 'WordPress.com login';
const second = 'WordPress.com login, second release';
const typed = '203.0.113.77';

/** Lives as long as the document: a reload would take it away. */
const plant = (page: Page) => page.evaluate(() => Reflect.set(window, 'plantedBeforeDeploy', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'plantedBeforeDeploy') === true);
const goTo = (page: Page, route: string) => page.evaluate((hash) => location.assign(`#${hash}`), route);

let next: NextRelease;

/** Entry, chunks and styles of the second release all differ from the first. */
const change = (content: string, name: string) =>
  name === 'remote.js'
    ? `${content}\n/* second release */`
    : content.replaceAll(first, second).replaceAll('border-radius:', 'border-radius:0;border-radius:');

test.beforeEach(async ({ signIn, page, site }) => {
  next = nextRelease(site.set, 'mf-settings', change);
  await signIn('admin');
  await open(page, '/security');
  const protect = page.getByTestId('module-toggle-protect');
  await expect(protect).toBeVisible();
  if ((await protect.getAttribute('aria-checked')) !== 'true') {
    await protect.click();
    await expect(toast(page)).toContainText('Updated settings.');
  }
  await expect(list(page)).toBeEnabled();
});
test.afterEach(() => next.remove());

test('an area is deployed under a dirty form: nothing reloads, fails or is lost; the next page load has it', async ({
  page,
  site,
}) => {
  await plant(page);
  await list(page).fill(typed);
  expect(await command(site.set, 'deploy', 'mf-settings', '--from', next.folder)).toMatchObject({ code: 0 });

  // Asked before it is left, and left as it was.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await mark(page).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(list(page)).toHaveValue(typed);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page)).toContainText('Updated settings.');

  await mark(page).click();
  await expectCards(page);
  // A screen of the first release whose chunk this page has not asked for yet.
  await goTo(page, '/writing');
  await expect(page.getByTestId('settings-card').first()).toBeVisible();
  await goTo(page, '/security');
  await expect(list(page)).toHaveValue(typed);
  await expect(card(page, first)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toEqual(['confirm']);

  await page.reload();
  await expect(card(page, second)).toBeVisible();
  await expect(list(page)).toHaveValue(typed);

  expect(await command(site.set, 'rollback', 'mf-settings')).toMatchObject({ code: 0 });
  await goTo(page, '/dashboard');
  await expectCards(page);
  await goTo(page, '/security');
  await expect(card(page, second)).toBeVisible();
  await page.reload();
  await expect(card(page, first)).toBeVisible();
});

test('the area walked to is deployed while something is typed in another: it opens, and the text is still there', async ({
  page,
  site,
}) => {
  const dashboard = nextRelease(site.set, 'mf-dashboard', (content) => `${content}\n/* second release */`);
  await plant(page);
  await list(page).fill(typed);
  expect(await command(site.set, 'deploy', 'mf-dashboard', '--from', dashboard.folder)).toMatchObject({ code: 0 });
  dashboard.remove();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await mark(page).click();
  await expectCards(page);
  await goTo(page, '/security');
  await expect(list(page)).toHaveValue(typed);
  expect(await isSameDocument(page)).toBe(true);
});
