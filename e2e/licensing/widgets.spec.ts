import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { examples, openExample, widgetMarkup, withWidget } from '../support/guide';
import type { ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

const bothWidgets = widgetMarkup('licence', 'licensing-header');
const widgetElements = (page: Page) => page.locator('flightdeck-widget');
const keyField = (page: Page) => page.getByRole('textbox', { name: 'License key' });
const activationLink = (page: Page) => page.getByRole('link', { name: 'Activate a product' });

test("LIC-021 the licence widget in the guide's examples activates a key and notifies the page", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  await openExample(page, site, withWidget(examples.events, 'licence'));
  await expect(page.getByRole('heading', { level: 2, name: 'Add a license key' })).toBeVisible();
  await keyField(page).fill('bad-key');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('The license key you entered is invalid.')).toBeVisible();
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await keyField(page).fill('jetpack-search_GOODKEY0001');
  await keyField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Jetpack Search is active!' })).toBeVisible();
  await expect(page.locator('#news')).toHaveText('product 2104');
  // The file that sends this call loads only after the activation.
  await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss 200/)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Configure my site' })).toHaveAttribute(
    'href',
    /admin\.php\?page=flightdeck#\/recommendations$/,
  );
  await openExample(page, site, withWidget(examples.call, 'licence'));
  await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
  await expect(keyField(page)).toBeVisible();
});

test("the guide's page with the licensing-header widget links to the activation screen", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  await openExample(page, site, withWidget(examples.page, 'licensing-header'));
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await activationLink(page).click();
  await expect(page).toHaveURL(/admin\.php\?page=flightdeck#\/license\/activation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a license key');
});

/** Scenarios and users who cannot activate licenses in them, with the reason that both widgets show. */
const usersWithoutAccess: readonly (readonly [ScenarioName, UserName, RegExp])[] = [
  ['free', 'admin2', /Only the connection owner can activate licenses\. Ask them to do it\.$/],
  ['free', 'subscriber', /Your role can't activate licenses\. Ask a site administrator\.$/],
  ['unlinked', 'admin', /Only the connection owner can activate licenses\. Ask them to do it\.$/],
  ['userless', 'admin', /Connect your account to WordPress\.com to activate licenses\.$/],
  ['not-connected', 'admin', /Connect your site to WordPress\.com to activate licenses\.$/],
  ['offline', 'admin', /You can't activate licenses in Offline Mode\.$/],
];

test("both widgets explain each reason why licenses can't be activated @long", async ({
  page,
  problems,
  logIn,
  site,
}) => {
  // The site refuses the account data to users without permissions, and all reads while another user logs in.
  problems.allow(/status of 40[03]/);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [scenario, user, message] of usersWithoutAccess)
    await test.step(`${scenario}, ${user}`, async () => {
      await site.scenario(scenario);
      await logIn(user);
      await openExample(page, site, bothWidgets);
      await expect(widgetElements(page)).toHaveText([message, message]);
      await expect(keyField(page)).toHaveCount(0);
      await expect(activationLink(page)).toHaveCount(0);
    });
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await expectNoOverflow(page);
});

test('both widgets explain an ended session, a wrong nonce and a blocked REST API', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 40[013]/);
  const expectAlerts = async (message: RegExp) => {
    await expect(widgetElements(page).getByRole('alert')).toHaveText([message, message]);
    await expect(keyField(page)).toHaveCount(0);
  };
  await openExample(page, site, bothWidgets, '');
  await expectAlerts(/^You're not logged in\. Log in to the site/);
  await logIn('admin');
  await openExample(page, site, bothWidgets, 'abcdef1234');
  await expectAlerts(/its security key is invalid\. Reload the page\.$/);
  await site.chaos({ path: 'connection', kind: '403' });
  await openExample(page, site, bothWidgets);
  await expectAlerts(/^Something is blocking the site's REST API/);
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await site.clearChaos();
  await page.reload();
  await expect(activationLink(page)).toBeVisible();
  // If the REST API is blocked later, the widget keeps the key and shows the error below the field.
  await site.chaos({ method: 'POST', path: 'licensing/attach-licenses', kind: 'html' });
  await keyField(page).fill('jetpack-search_GOODKEY0001');
  await keyField(page).press('Enter');
  await expect(keyField(page)).toHaveAccessibleDescription(/\S+ \S+.*\.$/);
  await expect(keyField(page)).toHaveValue('jetpack-search_GOODKEY0001');
});
