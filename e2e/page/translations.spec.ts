import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';
import { recordLanguageFiles, shippedLocales, translated, watchTexts, withTranslation } from '../support/translations';

const monitor = 'Downtime monitoring';

for (const [language, locale] of shippedLocales)
  test(`the dashboard is in ${locale} from the first text on`, async ({ page, openAs }) => {
    const seenEnglishTexts = await watchTexts(page, withTranslation(locale, [monitor, 'At a Glance']));
    await openAs('admin', '/dashboard', `lang=${language}`);
    await expect(page.getByRole('article', { name: translated(locale, monitor) })).toBeVisible();
    await expect(page.getByRole('link', { name: translated(locale, 'At a Glance') }).first()).toBeVisible();
    await networkAtRest(page);
    expect(await seenEnglishTexts()).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
  });

test('a visit loads only the texts of its screen, and loads them once', async ({ page, openAs }) => {
  const files = recordLanguageFiles(page);
  await openAs('admin', '/dashboard', 'lang=de-AT');
  await expect(page.getByRole('article', { name: translated('de_DE', monitor) })).toBeVisible();
  await networkAtRest(page);
  // The page contains the code for translations, and the texts of the dashboard.
  expect(files).toEqual([]);
  await page.evaluate(() => location.assign('#/sharing'));
  await expect(page.getByRole('heading', { name: translated('de_DE', 'Sharing') }).first()).toBeAttached();
  await networkAtRest(page);
  // The file is not named after its screen, because content blockers block that name.
  expect(files).toEqual([expect.stringMatching(/^mf-settings\/part-\d+\.de\.json$/)]);
});

test('the texts are requested with the code, before any script of ours runs', async ({ page, openAs }) => {
  await openAs('admin', '/security', 'lang=de');
  await expect(page.getByRole('heading', { level: 3, name: translated('de_DE', monitor) })).toBeVisible();
  const times = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const texts = resources.find(({ name }) => new URL(name).pathname.endsWith('/security.de.json'));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Our scripts are deferred: they run when the document is complete.
    return { texts: texts?.startTime ?? Number.NaN, scripts: navigation?.domInteractive ?? Number.NaN };
  });
  expect(times.texts).toBeLessThan(times.scripts);
});

test('search results on a German page are in German, and German words find them', async ({ page, openAs }) => {
  const sitemaps = 'Generate XML sitemaps';
  const seenEnglishTexts = await watchTexts(page, withTranslation('de_DE', [sitemaps]));
  await openAs('admin', `/security?term=${translated('de_DE', 'search engines')}`, 'lang=de');
  await expect(page.getByRole('switch', { name: translated('de_DE', sitemaps) })).toBeVisible();
  expect(await seenEnglishTexts()).toEqual([]);
});

test('a visit in English loads no texts and no code for translations', async ({ page, openAs }) => {
  const files = recordLanguageFiles(page);
  await openAs('admin');
  await expect(page.getByRole('article', { name: monitor })).toBeVisible();
  await networkAtRest(page);
  expect(files).toEqual([]);
});

test('the dashboard is in the language of the user profile', async ({ page, logIn, openAs }) => {
  await logIn('admin');
  const choose = async (label: string) => {
    await page.goto('/wp-admin/profile.php');
    await page.getByLabel('Language').selectOption({ label });
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.getByLabel('Language').getByRole('option', { name: label })).toHaveJSProperty('selected', true);
  };
  await choose('French');
  await openAs('admin');
  await expect(page.getByRole('article', { name: translated('fr_FR', monitor) })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await choose('Site default');
  await openAs('admin');
  await expect(page.getByRole('article', { name: monitor })).toBeVisible();
});

/** A language file that the browser requests. */
const requestedFile = 'security.de.json';

test('a language file in the page that is not JSON leaves its texts in English, and other texts are translated', async ({
  page,
  site,
  openAs,
  expectProblems,
}) => {
  expectProblems(/mf-dashboard\/at-a-glance is shown in English/);
  site.set.deployBroken('mf-dashboard', { files: { 'at-a-glance.de.json': () => '<html>' } });
  await openAs('admin', '/dashboard', 'lang=de');
  await expect(page.getByRole('article', { name: monitor })).toBeVisible();
  await expect(page.getByRole('link', { name: translated('de_DE', 'At a Glance') }).first()).toBeVisible();
});

for (const [fault, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['was changed in transit', { status: 200, body: '{}' }],
] as const)
  test(`a language file that ${fault} leaves its texts in English`, async ({ page, openAs, expectProblems }) => {
    expectProblems(/mf-settings\/security is shown in English|404|integrity|digest/);
    await page.route(`**/${requestedFile}`, (route) => route.fulfill(answer));
    await openAs('admin', '/security', 'lang=de');
    await expect(page.getByRole('heading', { level: 3, name: monitor })).toBeVisible();
  });

test('texts that are late leave the screen in English after ten seconds, with a notice, and appear when they arrive', async ({
  page,
  openAs,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${requestedFile}`, async (route) => {
    await released;
    await route.continue();
  });
  await openAs('admin', '/security', 'lang=de');
  await expect(page.getByRole('heading', { level: 3, name: monitor })).toBeVisible();
  const text =
    'Part of this page is in English, because its translations are taking a long time to load. They appear as soon as they arrive.';
  await expect(page.getByText(translated('de_DE', text))).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 3, name: translated('de_DE', monitor) })).toBeVisible();
});

test('without the code for translations, the page is in English', async ({ page, site, openAs, expectProblems }) => {
  expectProblems(/the page is shown in English|language\.js|404/);
  const restoreFile = site.set.hide('root-config', 'language.js');
  await openAs('admin', '/dashboard', 'lang=de');
  await expect(page.getByRole('article', { name: monitor })).toBeVisible();
  restoreFile();
});

test('a notice whose texts fail to load is in English, and the rest is in the language of the page', async ({
  page,
  site,
  openAs,
  expectProblems,
}) => {
  expectProblems(/mf-connection\/notice-list is shown in English|ERR_FAILED/);
  await page.route('**/notice-list.de.json', (route) => route.abort());
  await site.scenario('unlinked');
  await openAs('admin', '/dashboard', 'lang=de');
  const notice = 'Jetpack is active on this site. Connect your WordPress.com account to use all of its features.';
  await expect(page.locator('#fd-notices')).toContainText(notice);
  await expect(page.getByRole('article', { name: translated('de_DE', monitor) })).toBeVisible();
});

test('the texts of notices load only with a notice, and before it shows', async ({ page, site, openAs }) => {
  const connectText = 'Connect your account';
  const files = recordLanguageFiles(page);
  const seenEnglishTexts = await watchTexts(page, [connectText]);
  await site.scenario('unlinked');
  await openAs('admin', '/dashboard', 'lang=de');
  await expect(page.locator('#fd-notices').getByRole('link', { name: translated('de_DE', connectText) })).toBeVisible();
  expect(files.filter((file) => file.startsWith('mf-connection/notice'))).toEqual([
    'mf-connection/notice-list.de.json',
  ]);
  expect(await seenEnglishTexts()).toEqual([]);
});

const causeInCard =
  "Couldn't load a required file. A browser extension such as an ad blocker may have blocked it, or a proxy or optimizer may have changed it.";
const causeInPanel =
  "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.";
const unavailableTitle = (locale: string) => new RegExp(translated(locale, '%s is not available').replace('%s', ''));

for (const [language, locale] of [
  ['de', 'de_DE'],
  ['ar', 'ar'],
] as const)
  test(`a failure panel is in ${locale} from the first text on, and its texts load with it`, async ({
    page,
    openAs,
    expectProblems,
  }) => {
    expectProblems(/connections-card\.js|did not load/);
    await page.route('**/connections-card.js*', (route) => route.abort());
    const seenEnglishTexts = await watchTexts(page, [causeInPanel, 'is not available']);
    const files = recordLanguageFiles(page);
    await openAs('admin', '/dashboard', `lang=${language}`);
    const panel = page.getByRole('region', { name: unavailableTitle(locale) });
    await expect(panel).toContainText(translated(locale, causeInPanel));
    expect(files.filter((name) => name.startsWith('root-config/failure'))).toEqual([
      `root-config/failure.${language}.json`,
    ]);
    expect(await seenEnglishTexts()).toEqual([]);
  });

test('a failure panel whose texts fail to load is in English, and works', async ({ page, openAs, expectProblems }) => {
  expectProblems(/connections-card\.js|did not load|root-config\/failure is shown in English|failure\.de\.json/);
  await page.route('**/failure.de.json', (route) => route.abort());
  await page.route('**/connections-card.js*', (route) => route.abort());
  await openAs('admin', '/dashboard', 'lang=de');
  const panel = page.getByRole('region', { name: unavailableTitle('de_DE') });
  await expect(panel).toContainText(causeInPanel);
  await page.unroute('**/connections-card.js*');
  await panel.getByRole('button', { name: translated('de_DE', 'Retry') }).click();
  await expect(panel).toHaveCount(0);
});

test('a failure whose panel fails to load shows title and cause in the language of the page', async ({
  page,
  openAs,
  expectProblems,
}) => {
  expectProblems(/did not load|ERR_FAILED|is shown in English/);
  await page.route(/\/(connections-card|failure)\.(js|de\.json)/, (route) => route.abort());
  await openAs('admin', '/dashboard', 'lang=de');
  const card = page.getByRole('article', { name: unavailableTitle('de_DE') });
  await expect(card).toContainText(translated('de_DE', causeInCard));
});

test('without a network connection, a failed action is reported in the language of the page', async ({
  page,
  context,
  openAs,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/);
  await openAs('admin', '/dashboard', 'lang=de');
  const toggle = page.getByRole('switch', { name: translated('de_DE', 'Brute force protection') });
  await expect(toggle).toBeEnabled();
  // Files of the lower cards load when the browser is idle, which can be after the network was at rest.
  await expect(page.getByRole('article', { name: translated('de_DE', 'Jetpack in your pocket') })).toBeVisible();
  await expect(page.locator('#flightdeck [aria-busy="true"]')).toHaveCount(0);
  await networkAtRest(page);
  await context.setOffline(true);
  await toggle.click();
  await expect(page.locator('#flightdeck')).toContainText(
    translated('de_DE', "Couldn't reach the site. Check your connection and try again."),
  );
});

for (const [language, locale] of [
  ['de', 'de_DE'],
  ['ar', 'ar'],
] as const)
  test(`the status screen is in ${locale} from the first text on`, async ({ page, openAs }) => {
    const backText = 'Back to the dashboard';
    const seenEnglishTexts = await watchTexts(page, [backText]);
    const files = recordLanguageFiles(page);
    await openAs('admin', '/status', `lang=${language}`);
    await expect(page.getByRole('link', { name: translated(locale, backText) })).toBeVisible();
    expect(files).toContain(`root-config/status.${language}.json`);
    expect(await seenEnglishTexts()).toEqual([]);
  });
