import type { Page } from '@playwright/test';
import { setUpButton } from '../support/connect';
import { card, expectCards, protectSwitch, toast, updatedText } from '../support/dashboard';
import { translatePages } from '../support/foreign-pages/page-translation';
import { networkAtRest } from '../support/network';
import { saveButton, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

// The simulated translation turns texts into upper case. Locators of Playwright ignore case.
test.beforeEach(({ context }) => translatePages(context));

/** Returns the visible text of the screen, with normalized spaces and without the countdown of a discount. */
const visibleText = (page: Page) =>
  page.locator('#fd-outlet').evaluate((screen: HTMLElement) =>
    screen.innerText
      .replace(/\s+/g, ' ')
      .replace(/\d+D \d+H \d+M \d+S/, '')
      .trim(),
  );

/** Expects the screen to have no outdated texts: after it is drawn again, it shows the same texts. */
async function expectUpToDate(page: Page): Promise<void> {
  await networkAtRest(page);
  const before = await visibleText(page);
  expect(before).toBe(before.toUpperCase());
  await page.evaluate(() => location.assign('#/license/activation'));
  await expect(page.getByRole('heading', { level: 1, name: 'Add a license key' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => visibleText(page)).toBe(before);
}

/** Presses each enabled switch of the screen, and waits until it is saved. */
async function pressSwitches(page: Page): Promise<void> {
  const ids = await page
    .locator('#fd-outlet')
    .getByRole('switch', { disabled: false })
    .evaluateAll((switches) => switches.map(({ dataset }) => dataset.testid ?? ''));
  for (const id of ids) {
    const toggle = page.getByTestId(id).first();
    if (!(await toggle.isEnabled())) continue;
    const checked = (await toggle.getAttribute('aria-checked')) === 'true';
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: !checked });
    await expect(toggle).not.toHaveAttribute('aria-busy');
    await expect(toast(page)).not.toContainText('Updating settings…', { ignoreCase: true });
  }
}

/** Clicks tabs one after the other, and expects each to become the current one. */
async function pressTabs(page: Page, tabs: readonly string[]): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Dashboard' });
  for (const tab of tabs) {
    await bar.getByRole('link', { name: tab }).first().click();
    await expect(bar.locator('[aria-current]')).toHaveText(tab, { ignoreCase: true });
  }
}

test('At a Glance works on a translated page', async ({ page, openAs }) => {
  await openAs('admin');
  await expectCards(page);
  await expect(card(page, 'Account connection')).toContainText('Connected as', { ignoreCase: true });
  for (const checked of [true, false, true]) {
    await protectSwitch(page).click();
    await expect(toast(page)).toContainText(updatedText, { ignoreCase: true });
    await expect(card(page, 'Brute force protection')).toContainText(checked ? 'On' : 'Activate Protect', {
      ignoreCase: true,
    });
  }
  await pressSwitches(page);
  await page.getByRole('tab', { name: 'Weeks' }).click();
  await page.getByRole('tab', { name: 'Days' }).click();
  await expectUpToDate(page);
});

for (const route of ['/writing', '/security', '/traffic', '/sharing', '/discussion', '/performance', '/privacy'])
  test(`the switches of ${route} work on a translated page`, async ({ page, openAs }) => {
    await openAs('admin', route);
    await expect(page.getByTestId('settings-card').first()).toBeVisible();
    await networkAtRest(page);
    await pressSwitches(page);
    await expectUpToDate(page);
    await pressSwitches(page);
    await expectUpToDate(page);
  });

test('fields, search and tabs work on a translated page', async ({ page, openAs }) => {
  await openAs('admin', '/discussion');
  await settingSwitch(page, 'comments').click();
  const promptField = page.getByLabel('Comment form introduction');
  await promptField.fill('Write to us');
  await expect(page.getByRole('group', { name: 'Unsaved changes' })).toContainText('Comment form introduction', {
    ignoreCase: true,
  });
  await saveButton(page).click();
  await expect(toast(page)).toContainText(updatedText, { ignoreCase: true });
  await expect(saveButton(page)).toHaveCount(0);

  const searchField = page.getByRole('searchbox', { name: 'Search settings' });
  await searchField.fill('lazy');
  await expect(
    card(page, 'Performance & speed')
      .or(page.getByRole('switch', { name: /lazy/i }))
      .first(),
  ).toBeVisible();
  await searchField.fill('zzzz');
  await expect(page.getByText('No search results found for zzzz')).toBeVisible();
  await searchField.fill('zzzzq');
  await expect(page.getByText('No search results found for zzzzq')).toBeVisible();
  await searchField.press('Escape');
  await expect(page.getByTestId('settings-card').first()).toBeVisible();

  await pressTabs(page, ['Writing', 'Traffic', 'Discussion']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack Discussion Settings', { ignoreCase: true });
  await visit(page, '/dashboard');
  await pressTabs(page, ['My Plan', 'At a Glance', 'My Plan']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details', { ignoreCase: true });
  await expectUpToDate(page);
});

test('the disconnect dialog works on a translated page', async ({ page, openAs }) => {
  await openAs('admin');
  await card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' }).click();
  await page.getByRole('button', { name: 'Stay connected' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' }).click();
  await page.getByRole('button', { name: /^disconnect$/i }).click();
  await page.getByRole('button', { name: 'Help us improve' }).click();
  await page.getByRole('radio', { name: 'Another reason' }).check();
  await page.getByRole('textbox', { name: 'Your reason' }).fill('We moved.');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(setUpButton(page)).toBeVisible();
});

test('the recommendations work on a translated page', async ({ page, openAs }) => {
  await openAs('admin', '/recommendations');
  await page.getByRole('checkbox', { name: 'This is an e-commerce site' }).check();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Enable related posts' }).click();
  await expect(page.getByText('Feature Enabled')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /mailing list/i })).toBeVisible();
  await page.goto('about:blank');
  await openAs('admin', '/recommendations/summary');
  await page
    .getByRole('button', { name: /^(enable|install) /i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^(enabling|installing)/i })).toHaveCount(0);
  await expectUpToDate(page);
});

test.describe('on a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('the connect screen reports a failure on a translated page, and its button can be used again', async ({
    page,
    openAs,
    site,
    expectProblems,
  }) => {
    await openAs('admin');
    await site.chaos({ method: 'POST', path: 'connection/register', kind: '500', times: 1 });
    expectProblems(/connection\/register/);
    await setUpButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(setUpButton(page)).toBeEnabled();
  });
});
