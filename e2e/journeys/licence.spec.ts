import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/axe';
import { card, open } from '../support/dashboard';
import { changedState } from '../support/page-state';
import type { ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

const field = (page: Page) => page.getByRole('textbox', { name: 'License key' });
const activate = (page: Page) => page.getByRole('button', { name: 'Activate' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('LIC-006 LIC-008 no navigation; an empty key is refused without asking the site', async ({ page, site }) => {
  await open(page, '/license/activation');
  await expect(heading(page)).toHaveText('Add a license key');
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toHaveCount(0);
  for (const key of ['', '   ']) {
    await field(page).fill(key);
    await activate(page).click();
    await expect(field(page)).toHaveAccessibleDescription('This is not a valid license key. Please try again.');
  }
  expect(await site.calls(/attach-licenses/)).toEqual([]);
  await expectAccessible(page);
});

/** What the provider says of keys that cannot be used. */
const refusals = [
  ['bad-key', 'The license key you entered is invalid.'],
  ['jetpack-scan_EXPIRED01', 'This license has expired.'],
  ['jetpack-scan_USED000001', 'This license is used on another site already.'],
  ['jetpack-cookies_GOODKEY01', 'This license is for a product that cannot be used here.'],
] as const;

test('LIC-001 LIC-009 LIC-011 LIC-013 LIC-016.2 LIC-018 a key that the site refuses, then one that it takes; a reload keeps the product', async ({
  page,
  site,
}) => {
  await open(page, '/license/activation');
  for (const [key, sentence] of refusals) {
    await field(page).fill(key);
    await activate(page).dblclick();
    await expect(field(page), key).toHaveAccessibleDescription(sentence);
    await expect(field(page), key).toHaveValue(key);
  }
  // Two presses are one request.
  expect(await site.calls(/^POST licensing\/attach-licenses 200$/)).toHaveLength(refusals.length);
  await expectAccessible(page);
  await field(page).fill('jetpack-scan_GOODKEY0001');
  await field(page).press('Enter');
  await expect(heading(page)).toHaveText('Jetpack Scan is active!');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Configure my site' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View scan results' })).toHaveAttribute('href', /success-scan/);
  await expect(page.getByRole('link', { name: /^cloud\.jetpack\.com/ })).toHaveAttribute('href', /\/landing\//);
  await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss/)).toHaveLength(1);
  await expectAccessible(page);
  // Counted, not asked: how often each is read again.
  for (const path of ['site', 'site/purchases', 'module/all', 'settings', 'licensing/user/counts'])
    await expect.poll(() => site.calls(new RegExp(`^GET ${path} 200$`)), path).not.toEqual([]);

  await page.reload();
  await expect(heading(page)).toHaveText('Add a license key');
  await field(page).fill('jetpack-scan_GOODKEY0001');
  await activate(page).click();
  await expect(field(page)).toHaveAccessibleDescription('This license is used on another site already.');
  await open(page, '/my-plan');
  await expect(card(page, 'Jetpack Scan Daily')).toContainText('Activated');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('LIC-026.4 a license that waits is one press away, and then no longer waits', async ({ page, site }) => {
    await open(page, '/license/activation');
    await expect(page.getByRole('region', { name: 'Licenses you have not used yet' })).toContainText('Security');
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await expect(field(page)).toHaveValue(/^jetpack-security/);
    await activate(page).click();
    await expect(heading(page)).toHaveText('Jetpack Security is active!');
    await expectNoOverflow(page);
    await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss 200/)).toHaveLength(1);
    await page.reload();
    await expect(heading(page)).toHaveText('Add a license key');
    await expect(page.getByRole('region', { name: 'Licenses you have not used yet' })).toHaveCount(0);
  });
});

test('LIC-021 LIC-026.3 the notice about a license that waits: closed for good, on the site', async ({
  page,
  site,
}) => {
  await open(page, '/my-plan');
  const notice = page.getByText('You have 1 license that is not in use on any site yet.');
  await expect(notice).toBeVisible();
  await page.locator('#fd-notices').getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => site.calls(/activation-notice-dismiss/))
    .toEqual(['POST licensing/user/activation-notice-dismiss 200']);
  await page.reload();
  await expect(card(page, 'Jetpack Free')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('LIC-029 LIC-032 LIC-033 the form of My Plan, where the site has one: a key that is refused stays', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 403/);
  await changedState(page, ({ initial }) => {
    initial.licensing = { showLicensingUi: true };
  });
  await open(page, '/my-plan');
  await field(page).fill('jetpack-scan_GOODKEY0001');
  await page.getByRole('button', { name: 'Apply license' }).click();
  await expect(page.locator('#fd-toasts')).toContainText('Error adding Jetpack license key.');
  await expect(field(page)).toHaveValue('jetpack-scan_GOODKEY0001');
});

test.describe('widgets on another page', () => {
  /** The widget of the page becomes another one. */
  const become = (page: Page, name: string) =>
    page.locator('flightdeck-widget').evaluate((element, called) => {
      const other = document.createElement('flightdeck-widget');
      for (const attribute of ['root', 'nonce']) other.setAttribute(attribute, element.getAttribute(attribute) ?? '');
      other.setAttribute('nonce', (element as HTMLElement).nonce || (element.getAttribute('nonce') ?? ''));
      other.setAttribute('name', called);
      element.replaceWith(other);
    }, name);

  test('LIC-001 the widget licence activates a key, and the page hears of it', async ({ page }) => {
    await page.goto('/widgets-demo');
    await become(page, 'licence');
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('flightdeck:licence-activated', (event) => resolve((event as CustomEvent).detail));
        }),
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Add a license key' })).toBeVisible();
    await field(page).fill('bad-key');
    await activate(page).click();
    await expect(page.getByText('The license key you entered is invalid.')).toBeVisible();
    await field(page).fill('jetpack-search_GOODKEY0001');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Jetpack Search is active!' })).toBeVisible();
    expect(await heard).toEqual({ productId: 2104 });
    await expect(page.getByRole('link', { name: 'Configure my site' })).toHaveAttribute(
      'href',
      /admin\.php\?page=flightdeck#\/recommendations$/,
    );
    await expectAccessible(page, { within: 'flightdeck-widget' });
  });

  test('LIC-027 the widget licensing-header leads to the screen of activation', async ({ page }) => {
    await page.goto('/widgets-demo');
    await become(page, 'licensing-header');
    await expectAccessible(page, { within: 'flightdeck-widget' });
    await page.getByRole('link', { name: 'Activate a Product' }).click();
    await expect(page).toHaveURL(/admin\.php\?page=flightdeck#\/license\/activation$/);
    await expect(heading(page)).toHaveText('Add a license key');
  });

  /** Who may not use licences, in which state of the site, and what both widgets say then. */
  const refused: readonly (readonly [ScenarioName, UserName, RegExp])[] = [
    ['free', 'admin2', /^Only the owner of the connection can activate licenses\./],
    ['unlinked', 'admin', /once your account is connected to WordPress\.com\.$/],
    ['not-connected', 'admin', /once the site is connected to WordPress\.com\.$/],
    ['offline', 'admin', /^Licenses cannot be activated in Offline Mode\.$/],
  ];

  test('LIC-001 LIC-027 each refusal has its own sentence, in both widgets', async ({ page, site, signIn }) => {
    for (const [scenario, user, sentence] of refused) {
      await site.scenario(scenario);
      await signIn(user);
      await page.goto('/widgets-demo');
      for (const name of ['licence', 'licensing-header']) {
        await become(page, name);
        await expect(page.getByText(sentence), `${name}, ${scenario}`).toBeVisible();
        await expect(field(page)).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Activate a Product' })).toHaveCount(0);
      }
    }
    await expectAccessible(page, { within: 'flightdeck-widget' });
  });
});
