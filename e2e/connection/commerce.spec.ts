import { answerProvider, setUpButton } from '../support/connect';
import { expect, test } from '../support/test';

const title = 'Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses';

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
