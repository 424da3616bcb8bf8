import type { Page } from '@playwright/test';
import { answerProvider, setUpButton } from '../support/connect';
import { card } from '../support/dashboard';
import type { RunningSite, ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

interface Journey {
  readonly who: string;
  readonly user: UserName;
  readonly scenario: ScenarioName;
  /** Goes from the dashboard to the link to the provider. */
  readonly start: (page: Page) => Promise<void>;
  readonly message: string;
}

const connectAccount = async (page: Page) => {
  await card(page, 'Account connection').getByRole('link', { name: 'Connect your account' }).click();
  await page.getByRole('button', { name: 'Connect your user account' }).click();
};
const onConnectedSite = {
  scenario: 'unlinked',
  start: connectAccount,
  message: 'Your account is now connected.',
} as const;

const journeys: readonly Journey[] = [
  {
    who: 'the first administrator',
    user: 'admin',
    scenario: 'not-connected',
    start: (page) => setUpButton(page).click(),
    message: "You're fueled up and ready to go, Jetpack is now active.",
  },
  { who: 'a second administrator', user: 'admin', ...onConnectedSite },
  { who: 'an editor', user: 'editor', ...onConnectedSite },
  { who: 'a subscriber', user: 'subscriber', ...onConnectedSite },
];

const notices = (page: Page) => page.locator('#fd-notices');

async function goToProvider(page: Page, site: RunningSite, start: Journey['start']): Promise<void> {
  await start(page);
  await page.waitForURL(site.isAtProvider);
}

for (const { who, user, scenario, start, message } of journeys) {
  test.describe(who, () => {
    test.use({ scenario });

    test(`${who} denies the connection, approves it, and can return to the provider's page @long`, async ({
      page,
      openAs,
      site,
    }) => {
      await openAs(user);
      await goToProvider(page, site, start);
      await answerProvider(page, site, 'Deny');
      await expect(notices(page)).toContainText('You left before Jetpack was connected.');

      await goToProvider(page, site, start);
      await answerProvider(page, site, 'Approve');
      await expect(notices(page)).toContainText(message);
      await expect(card(page, 'Account connection')).toContainText(`Connected as provider_${user}`);

      // The provider's page again, for a user who is already connected.
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Already connected' })).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(notices(page)).toContainText('Your Jetpack is already connected.');
      await expect(card(page, 'Account connection')).toContainText(`Connected as provider_${user}`);
    });
  });
}
