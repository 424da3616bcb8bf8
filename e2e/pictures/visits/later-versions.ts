import type { Page } from '@playwright/test';
import type { Visit } from '../visit';

/** The option by which the dashboard recognizes the versions with a page for AI features. */
const sinceAi = { jetpack_waf_ip_allow_list_enabled: false };

/** Adds that option to the answers about the settings. */
async function answerWithAi(page: Page): Promise<void> {
  await page.route('**/jetpack/v4/settings*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...sinceAi } });
  });
}

const settingsCard = (title: string, route: string): Visit => ({
  name: `later versions: ${title}`,
  scenario: 'complete',
  route,
  traits: { newsletter: true },
  shows: [{ of: title, state: 'later version', at: title }],
});

/** Cards and settings of versions of Jetpack that are later than the test site's. */
export const laterVersionsVisits: readonly Visit[] = [
  settingsCard('Newsletter', '/discussion'),
  settingsCard('Ads', '/traffic'),
  {
    name: 'later versions: AI',
    scenario: 'complete',
    prepare: answerWithAi,
    pageState: ({ initial }) => {
      initial.settings = { ...(initial.settings ?? {}), ...sinceAi };
    },
    shows: [{ of: 'AI', state: 'later version', at: 'AI' }],
  },
];
