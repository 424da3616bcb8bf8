import type { Page } from '@playwright/test';
import { answerProvider, setUpButton } from '../support/connect';
import { card } from '../support/dashboard';
import type { RunningSite, ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

interface Journey {
  /** The subject of the test title. */
  readonly title: string;
  readonly user: UserName;
  readonly scenario: ScenarioName;
  /** Performs the steps from our page to the provider's page. */
  readonly start: (page: Page) => Promise<void>;
  /** Notice after the approval. */
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
    title: 'the first administrator',
    user: 'admin',
    scenario: 'not-connected',
    start: (page) => setUpButton(page).click(),
    message: "You're fueled up and ready to go, Jetpack is now active.",
  },
  { title: 'a second administrator', user: 'admin', ...onConnectedSite },
  { title: 'an editor', user: 'editor', ...onConnectedSite },
  { title: 'a subscriber', user: 'subscriber', ...onConnectedSite },
];

const notices = (page: Page) => page.locator('#fd-notices');

async function goToProvider(page: Page, site: RunningSite, start: Journey['start']): Promise<void> {
  await start(page);
  await page.waitForURL(site.isAtProvider);
}

for (const { title, user, scenario, start, message } of journeys) {
  test.describe(title, () => {
    test.use({ scenario });

    test("denies the connection, approves it, and can return to the provider's page @long", async ({
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

      // Back leads to the provider's page, which says that the user is already connected.
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Already connected' })).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(notices(page)).toContainText('Your Jetpack is already connected.');
      await expect(card(page, 'Account connection')).toContainText(`Connected as provider_${user}`);
    });
  });
}
