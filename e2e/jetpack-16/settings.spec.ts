import type { Page } from '@playwright/test';
import { expectSaved, expectUsable, flip, isOn, saveButton, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

test.use({ jetpack: '16' });

test('changes to the switches that Jetpack 16 adds are still there after a reload', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  const optionsByTab = {
    security: ['account-protection'],
    traffic: ['canonical-urls', 'wpcom-reader', 'wpcom_reader_views_enabled', 'blaze'],
    writing: ['podcast'],
    discussion: ['jetpack_subscribe_floating_button_enabled', 'wpcom_newsletter_send_default'],
  };
  for (const [tab, options] of Object.entries(optionsByTab)) {
    await visit(page, `/${tab}`);
    const before = new Map<string, boolean>();
    for (const option of options) {
      before.set(option, await isOn(settingSwitch(page, option)));
      await flip(page, option);
    }
    await expectUsable(page);
    await page.reload();
    for (const option of options)
      expect([option, await isOn(settingSwitch(page, option))]).toEqual([option, !before.get(option)]);
  }
});

test('the shared list of allowed IP addresses is saved, and its switch disables the field', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/security');
  const addressField = page.getByLabel('Allowed IP addresses', { exact: true });
  await expect(addressField).toBeDisabled();
  await flip(page, 'protect');
  await expect(addressField).toHaveCount(1);
  await expect(page.getByLabel('Always allowed IP addresses')).toHaveCount(0);
  await addressField.fill('192.0.2.4\n203.0.113.0/24');
  await saveButton(page).click();
  await expectSaved(page);
  await flip(page, 'jetpack_waf_ip_allow_list_enabled');
  await expect(addressField).toBeDisabled();
  await page.reload();
  await expect(addressField).toHaveValue('192.0.2.4\n203.0.113.0/24');
  await expect(addressField).toBeDisabled();
});

/** Turns a content type on or off. The page reloads after the save, because the admin menu changes. */
async function flipContentType(page: Page, option: string): Promise<void> {
  const before = await isOn(settingSwitch(page, option));
  const loaded = page.waitForEvent('load');
  await settingSwitch(page, option).click();
  await loaded;
  await expect(settingSwitch(page, option)).toBeChecked({ checked: !before });
}

test('testimonials and portfolios are switched independently', async ({ page, openAs }) => {
  await openAs('admin', '/writing');
  await flipContentType(page, 'jetpack_testimonial');
  await flipContentType(page, 'jetpack_portfolio');
  await flipContentType(page, 'jetpack_testimonial');
  expect(await isOn(settingSwitch(page, 'jetpack_portfolio'))).toBe(true);
  expect(await isOn(settingSwitch(page, 'jetpack_testimonial'))).toBe(false);
});

test('the texts, kinds of subscriptions and categories of the newsletter are saved', async ({ page, openAs }) => {
  await openAs('admin', '/discussion');
  await page.getByLabel('Welcome message').fill('Thank you for subscribing.');
  await page.getByLabel('Visitors can choose').selectOption('paid');
  await saveButton(page).click();
  await expectSaved(page);
  await flip(page, 'wpcom_newsletter_categories_enabled');
  await page.getByRole('checkbox', { name: 'News' }).check();
  await saveButton(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel('Welcome message')).toHaveValue('Thank you for subscribing.');
  await expect(page.getByLabel('Visitors can choose')).toHaveValue('paid');
  await expect(page.getByRole('checkbox', { name: 'News' })).toBeChecked();
});

test.describe('with backups and search in the plan', () => {
  test.use({ scenario: 'complete' });

  test("the search switch leaves the look of search unchanged, and a link leads to Jetpack's page for the look", async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/performance');
    await expect(settingSwitch(page, 'instant_search_enabled')).toHaveCount(0);
    const saveRequest = page.waitForRequest((request) => request.method() === 'POST' && /settings/.test(request.url()));
    await settingSwitch(page, 'search').click();
    expect(Object.keys((await saveRequest).postDataJSON())).toEqual(['search']);
    await expect(page.getByRole('link', { name: 'Choose how search looks' })).toHaveAttribute(
      'href',
      /admin\.php\?page=jetpack-search#\/settings$/,
    );
  });

  test("links lead to Jetpack's admin pages", async ({ page, openAs }) => {
    await openAs('admin', '/dashboard');
    await expect(page.getByRole('link', { name: /View site activity/ })).toHaveAttribute(
      'href',
      /admin\.php\?page=jetpack-activity-log$/,
    );
    await visit(page, '/sharing');
    await expect(page.getByRole('link', { name: /Connect your social media accounts/ })).toHaveAttribute(
      'href',
      /admin\.php\?page=jetpack-social$/,
    );
  });
});
