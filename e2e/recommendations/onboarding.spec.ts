import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { networkAtRest } from '../support/network';
import type { ScenarioName } from '../support/site';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 2 });

/** First title and all steps of the onboarding, by scenario. Backups need credentials in all scenarios. */
const flows: readonly [scenario: ScenarioName, title: string, steps: string, tag?: string][] = [
  [
    'complete',
    'Welcome to Jetpack Complete!',
    'welcome-complete backup-activated scan-activated antispam-activated search-activated server-credentials',
    ' @long',
  ],
  ['anti-spam', 'Welcome to Jetpack Akismet Anti-spam!', 'welcome-antispam'],
];

for (const [scenario, firstTitle, steps, tag = ''] of flows) {
  test.describe(scenario, () => {
    test.use({ scenario });

    test(`the onboarding for the plan "${scenario}" leads to the summary and resumes after a reload${tag}`, async ({
      page,
      openAs,
      site,
    }) => {
      await site.traits({ rewind: 'awaiting_credentials', credentials: false });
      const expectedSteps = steps.split(' ');
      await openAs('admin', '/recommendations');
      await expect(title(page)).toHaveText(firstTitle);
      for (const [index, step] of expectedSteps.entries()) {
        await expect(page).toHaveURL(new RegExp(`#/recommendations/${step}$`));
        if (index === 0 || scenario === 'complete') await expectAccessible(page);
        await expect(page.getByText(`Step ${index + 1} of ${expectedSteps.length}`, { exact: true })).toBeVisible();
        if (index === Math.floor(expectedSteps.length / 2)) {
          // The answers are saved after the step. Then the route without a step leads back to this step.
          await expect.poll(() => site.calls(/^POST recommendations\/data 200/)).not.toHaveLength(0);
          await networkAtRest(page);
          await page.evaluate(() => location.replace('#/recommendations'));
          await page.reload();
          await expect(page).toHaveURL(new RegExp(`#/recommendations/${step}$`));
          await expect(title(page)).toBeVisible();
        }
        await page.getByRole('link', { name: /^(Next|Not now|Set up your new tools)$/ }).click();
      }
      await expect(title(page)).toContainText('Nice work!');
      await expect(page).toHaveURL(/#\/recommendations\/summary$/);
      await expect(page.getByRole('region', { name: /^Part of your .+ plan$/ })).toBeVisible();
      // Each step is saved, and the summary too. So the onboarding has ended and doesn't start again.
      await expect.poll(() => site.calls(/^POST recommendations\/step 200/)).toHaveLength(expectedSteps.length + 1);
      await page.reload();
      await expect(title(page)).toContainText('Nice work!');
    });
  });
}
