import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { answerProvider } from '../support/connect';
import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ scenario: 'unlinked' });

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect your user account' });
const notices = (page: Page) => page.locator('#fd-notices');

test('CONN-002 CONN-082 an administrator connects an account from the banner, and the card shows the account', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await notices(page).getByRole('link', { name: 'Connect your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unlock all the amazing features of Jetpack by connecting now',
  );
  await expect(page.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(6);
  await expect(notices(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await connectButton(page).click();
  await page.waitForURL(site.isAtProvider);
  expect(new URL(page.url()).searchParams.get('from')).toBe('unlinked-user-connect');
  await answerProvider(page, site, 'Approve');
  await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin');
  await expect(notices(page).getByRole('link', { name: 'Connect your account' })).toHaveCount(0);
  expect(await site.calls(/^(POST|GET connection\/authorize)/)).toEqual(['GET connection/authorize_url 200']);
});
