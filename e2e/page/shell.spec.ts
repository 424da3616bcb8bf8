import { expectAccessible } from '../support/accessibility/axe';
import { card, expectCards, expectShell, toast } from '../support/dashboard';
import { holdRequests } from '../support/network';
import { expect, test } from '../support/test';

const footerName = 'About this plugin';

test.describe('with a release post', () => {
  test.use({ scenario: 'release-post' });

  test('ROOT-065 the release notes open in a dialog that Escape closes', async ({ page, openAs }) => {
    await openAs('admin');
    const dialog = page.getByRole('dialog', { name: /^New in Jetpack/ });
    await expect(dialog).toContainText('This version is faster.');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectShell(page);
  });
});

test.describe('with modules disabled in code', () => {
  test.use({ scenario: 'overrides' });

  test('ROOT-071 names the disabled modules on the dashboard', async ({ page, openAs }) => {
    await openAs('admin');
    const notice = page.locator('#fd-notices').getByText(/^These features have been disabled by a site administrator/);
    await expect(notice).toContainText('Monitor');
    await page.locator('#fd-notices').getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a development version', () => {
  test.use({ scenario: 'dev-version' });

  test('ROOT-083 ROOT-085 ROOT-087 resets the options of Jetpack after a confirmation', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin');
    const resetButton = page
      .getByRole('navigation', { name: footerName })
      .getByRole('button', { name: /^Reset Options/ });
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      return messages.length === 1 ? dialog.dismiss() : dialog.accept();
    });
    await resetButton.click();
    await expect.poll(() => messages).toEqual(['This will reset all Jetpack options, are you sure?']);
    expect(await site.calls(/^POST options/)).toEqual([]);
    await resetButton.click();
    await expect(toast(page)).toContainText('Options reset.');
    await expect(toast(page)).not.toContainText('Options reset.');
  });

  test('ROOT-084 ROOT-090 ROOT-092 simulates states of the site without writing to the server', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin');
    await expectCards(page);
    await page.getByRole('navigation', { name: footerName }).getByRole('button', { name: 'Dev Tools' }).click();
    const tools = page.getByRole('region', { name: 'Dev Tools' });
    await expect(card(page, 'Comprehensive site security')).toBeVisible();
    await tools.getByRole('radio', { name: 'Complete' }).check();
    await expect(card(page, 'Comprehensive site security')).toHaveCount(0);
    await tools.getByRole('radio', { name: 'Threats (17)' }).check();
    await expect(card(page, 'Scan')).toContainText('17 threats found');
    await expect(page.getByText('You own this connection.')).toBeVisible();
    await tools.getByRole('radio', { name: 'Admin (secondary)' }).check();
    await expect(page.getByText('You own this connection.')).toHaveCount(0);
    await tools.getByRole('radio', { name: 'Editor' }).check();
    const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link');
    await expect(tabs).toHaveText(['At a Glance']);
    await expectAccessible(page);
    await tools.getByRole('radio', { name: 'Admin (master)' }).check();
    await tools.getByRole('button', { name: 'Close Dev Tools' }).click();
    await expect(tools).toContainText('Simulating: Plan: Complete, Role: Admin (master), Threats: Threats (17)');
    await tabs.filter({ hasText: 'My Plan' }).click();
    await expect(page.locator('#fd-outlet')).toContainText('Jetpack Complete');
    await tools.getByRole('button', { name: 'Stop' }).click();
    await expect(tools).toHaveCount(0);
    await expect(page.locator('#fd-outlet')).not.toContainText('Jetpack Complete');
    expect(await site.calls(/^POST/)).toEqual([]);
  });
});

test.describe('in offline mode', () => {
  test.use({ scenario: 'offline' });

  test('ROOT-032 ROOT-038 shows the badge in the masthead, and no Plans tab', async ({ page, openAs }) => {
    await openAs('admin');
    await expectShell(page);
    await expect(page.locator('#fd-masthead')).toContainText('Offline Mode');
    const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
    await expect(tabs.getByRole('link', { name: 'Plans' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('ROOT-014 ROOT-051 ROOT-054 filters the settings by the typed term, and stores the term in the route', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/writing');
  const searchField = page.getByRole('searchbox', { name: 'Search settings' });
  await expect(searchField).toHaveAttribute('placeholder', 'Search for a Jetpack feature.');
  await searchField.pressSequentially('brute');
  await expect(page).toHaveURL(/#\/writing\?term=brute$/);
  await expect(page.getByText('Brute force protection').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: /Markdown/ })).toHaveCount(0);
  await expect(searchField).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page).toHaveURL(/#\/writing$/);
  await expect(page.getByRole('switch', { name: /Markdown/ })).toBeVisible();
  await openAs('editor', '/writing');
  await expectShell(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('the tabs are links, which the browser can open in a new tab @long', async ({ page, openAs, context }) => {
  await openAs('admin');
  await expectCards(page);
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link');
  for (const href of await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toBeTruthy();
  const [newTab] = await Promise.all([
    context.waitForEvent('page'),
    tabs.filter({ hasText: 'My Plan' }).click({ modifiers: ['Control'] }),
  ]);
  await expect(newTab).toHaveTitle('My Plan ‹ Site Example');
  await expect(page).toHaveTitle('At A Glance ‹ Site Example');
});

test("DASH-022 DASH-023 leads to the site's plans at the provider, with the requested feature", async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await expectCards(page);
  const slug = new URL(site.url).host;
  const plansLink = page
    .getByRole('navigation', { name: 'Dashboard', exact: true })
    .getByRole('link', { name: /^Plans/ });
  const href = (await plansLink.getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page).toHaveURL(`${site.provider}/plans/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and products');
  await page.goBack();
  await expectCards(page);
  await page.evaluate(() => location.assign('#/plans?feature=search'));
  await expect(page).toHaveURL(`${site.provider}/plans/${slug}?feature=search`);
});

test('shows that the plans are being opened, and warns about paying twice for backups', async ({
  page,
  openAs,
  site,
}) => {
  const purchase = (product_slug: string, product_name: string) => ({
    ID: '1',
    product_slug,
    product_name,
    active: '1',
  });
  const purchases = [purchase('jetpack_personal', 'Personal'), purchase('jetpack_backup_daily', 'Backup Daily')];
  await site.separateReads();
  await page.route('**/site/purchases*', (route) =>
    route.fulfill({ json: { code: 'success', message: '', data: JSON.stringify(purchases) } }),
  );
  const release = await holdRequests(page, `${site.provider}/**`);
  await openAs('admin', '/my-plan');
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  // Playwright cannot read a page while the browser is leaving it, so the page reports its own content.
  const pageTexts: string[] = [];
  await page.exposeFunction('report', (text: string) => pageTexts.push(text));
  await page.evaluate(() => {
    const report: unknown = Reflect.get(globalThis, 'report');
    const root = document.getElementById('flightdeck');
    const reportContent = () => typeof report === 'function' && report(root?.textContent);
    if (root)
      new MutationObserver(reportContent).observe(root, { subtree: true, childList: true, characterData: true });
    setTimeout(() => location.assign('#/plans'));
  });
  await expect.poll(() => pageTexts.join()).toContain('Opening plans…');
  await expect.poll(() => pageTexts.join()).toContain('You may not need Backup Daily.');
  release();
  await expect(page).toHaveURL(new RegExp(`^${site.provider}/plans/`));
  await page.goBack();
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
});
