import { expectAccessible } from '../support/accessibility/axe';
import { answerProvider, setUpButton } from '../support/connect';
import { expect, test } from '../support/test';

const title = 'Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses';

test.describe('a connected store', () => {
  test.use({ scenario: 'commerce' });

  test('CONN-025 CONN-027 shows the screen for stores once, and continues to the requested route', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin', '/security');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue to Jetpack' }).click();
    await expect(page).toHaveURL(/#\/security$/);
    await page.reload();
    await expect(page).toHaveURL(/#\/security$/);
    await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeVisible();
    expect(await site.calls(/seen-wc/)).toEqual(['POST seen-wc-connection-modal 200']);
  });
});

test.describe('a store that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('CONN-026 CONN-027 is set up from the screen for stores and returns to the requested route', async ({
    page,
    openAs,
    site,
  }) => {
    await site.traits({ commerce: true });
    await openAs('admin', '/traffic');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await setUpButton(page).click();
    await page.waitForURL(site.isAtProvider);
    await answerProvider(page, site, 'Approve');
    await expect(page).toHaveURL(/#\/traffic$/);
    expect(await site.calls(/^POST connection\/register/)).toHaveLength(1);
  });
});
