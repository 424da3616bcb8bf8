import { focusedName, tabTo } from '../support/accessibility/keyboard';
import { expectUpdated, open, switchOff, toast } from '../support/dashboard';
import {
  cardHeadings,
  expectSaved,
  expectUsable,
  flip,
  isOn,
  saveButton,
  settingSwitch,
  toggleSection,
} from '../support/settings';
import { expect, test } from '../support/test';

const cardTitles = [
  'Ads',
  'Related posts',
  'Search engine optimization',
  'Google Analytics',
  'Jetpack Stats',
  'WP.me Shortlinks',
  'Sitemaps',
  'Site verification',
];

test.describe('with everything in the plan', () => {
  test.use({ scenario: 'premium' });
  test.beforeEach(async ({ page, openAs }) => {
    await openAs('admin', '/traffic');
    await expect(cardHeadings(page)).toHaveText(cardTitles);
  });

  test('SET-113 SET-114 SET-120 keeps the ad settings after a reload', async ({ page }) => {
    const policyField = page.getByLabel('Privacy policy URL');
    const adsTxtField = page.getByLabel('Content of ads.txt');
    await expect(adsTxtField).toBeDisabled();
    await flip(page, 'wordads');
    for (const option of ['wordads_display_page', 'enable_header_ad', 'wordads_ccpa_enabled']) await flip(page, option);
    await flip(page, 'wordads_custom_adstxt_enabled');
    await policyField.fill('https://site.example/privacy');
    await adsTxtField.fill('one.example, 1, DIRECT\ntwo.example, 2, RESELLER');
    await expect(page.getByText('Unsaved: Privacy policy URL, Content of ads.txt')).toBeVisible();
    await saveButton(page).click();
    await expectSaved(page);
    await page.reload();
    await expect(policyField).toHaveValue('https://site.example/privacy');
    await expect(adsTxtField).toHaveValue('one.example, 1, DIRECT\ntwo.example, 2, RESELLER');
    await expect(page.getByRole('link', { name: 'View your earnings' })).toBeVisible();
    await flip(page, 'wordads_ccpa_enabled');
    await expect(policyField).toBeDisabled();
  });

  test('SET-124 SET-142 SET-149 updates the previews, saves a role and copies a sitemap URL', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pictures = page.getByTestId('related-posts-picture');
    const before = await isOn(settingSwitch(page, 'show_thumbnails'));
    await expect(pictures).toHaveCount(before ? 3 : 0);
    await flip(page, 'show_thumbnails');
    await expect(pictures).toHaveCount(before ? 0 : 3);
    await page.getByTestId('count_roles-author').getByRole('switch').click();
    await expectUpdated(page);
    await page.getByTestId('sitemap-news-url').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/news-sitemap.xml`);

    await toggleSection(page, 'seo-titles');
    await toggleSection(page, 'seo-description');
    await page.getByTestId('seo-description-text').fill('Bread & <b>cake</b>, and nothing else.');
    await toggleSection(page, 'seo-previews');
    for (const name of ['Google search', 'Facebook', 'Twitter'])
      await expect(page.getByRole('figure', { name })).toContainText('Bread & cake, and nothing else.');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await expect(page.getByTestId('count_roles-author').getByRole('switch')).toBeChecked();
  });

  test('SET-127 SET-133 a user can edit page titles with only the keyboard', async ({ page }) => {
    await tabTo(page, 'Use Jetpack SEO tools');
    await tabTo(page, 'Page titles');
    await page.keyboard.press('Enter');
    const postTitleField = page.getByTestId('title-posts').getByRole('textbox');
    await expect(postTitleField).toBeVisible();
    while (!(await postTitleField.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('News: [page_title] ');
    await tabTo(page, 'Add post title');
    await page.keyboard.press('Space');
    await expect(postTitleField).toBeFocused();
    await page.keyboard.type('!');
    await expect(postTitleField).toHaveValue('News: [page_title] [post_title]!');
    await expect(page.getByTestId('title-posts')).toContainText('Preview: News: [page_title] Example title!');
    await tabTo(page, 'Save Settings');
    await page.keyboard.press('Enter');
    await expectUpdated(page);
    await expect.poll(() => focusedName(page)).toBe('Add archive title');
    await page.reload();
    await toggleSection(page, 'seo-titles');
    await expect(postTitleField).toHaveValue('News: [page_title] [post_title]!');
  });

  test('SET-153 SET-158 SET-168 verifies the site with Google in a window and with other services by code', async ({
    page,
  }) => {
    const googleRow = page.getByTestId('verification-google-row');
    await googleRow.getByRole('button', { name: 'Verify manually' }).click();
    await googleRow.getByLabel('Google').fill('mine');
    await googleRow.getByRole('button', { name: 'Cancel' }).click();
    const opening = page.waitForEvent('popup');
    await googleRow.getByRole('button', { name: 'Verify with Google' }).click();
    const popup = await opening;
    await popup.getByRole('button', { name: 'Allow' }).click();
    await expect(googleRow).toContainText('Your site is verified with Google');
    await expect(toast(page)).toContainText('Site is verified');
    await expect(googleRow.getByRole('link', { name: 'Google Search Console' })).toBeVisible();

    await page.getByTestId('verification-bing').fill('abc-123');
    await page.getByTestId('verification-yandex').fill('<b>no</b>');
    await saveButton(page).click();
    await expect(page.getByText(/Paste the complete HTML tag/)).toBeVisible();
    await page.getByTestId('verification-yandex').fill('');
    await saveButton(page).click();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByTestId('verification-bing')).toHaveValue('<meta name="msvalidate.01" content="abc-123" />');
    await expect(googleRow).toContainText('Your site is verified with Google');
  });
});

test('SET-147 marks ads and Google Analytics as not in the plan, and activates Jetpack Stats', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/traffic');
  await expect(cardHeadings(page)).toHaveText(cardTitles);
  await expect(page.getByText('Not in your plan')).toHaveCount(2);
  await switchOff(page, 'stats');
  await page.reload();
  await page.getByTestId('activate-module').click();
  await expect(settingSwitch(page, 'admin_bar')).toBeVisible();
  await expectUsable(page);
});

test.describe('while the site is offline', () => {
  test.use({ scenario: 'offline' });

  test('SET-020 SET-118 unavailable features say whether Offline Mode or an administrator disables them', async ({
    page,
    logIn,
    site,
  }) => {
    await logIn('admin');
    await site.traits({ offline: true, overrides: { stats: 'inactive', 'verification-tools': 'inactive' } });
    await open(page, '/traffic');
    await expect(page.getByTestId('setting-wordads')).toContainText('Unavailable in Offline Mode.');
    await expect(settingSwitch(page, 'enable_header_ad')).toBeDisabled();
    await expect(page.getByText('Jetpack Stats has been disabled by a site administrator.')).toBeVisible();
    await expect(page.getByText('Site verification has been disabled by a site administrator.')).toBeVisible();
    await expectUsable(page);
  });
});
