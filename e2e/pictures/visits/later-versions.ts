import type { Page } from '@playwright/test';
import type { Visit } from '../visit';

/** The option by which the dashboard recognizes versions of Jetpack with a page for AI features. */
const aiOption = { jetpack_waf_ip_allow_list_enabled: false };

/** Adds `aiOption` to the answers with the settings. */
async function addAiOption(page: Page): Promise<void> {
  await page.route('**/jetpack/v4/settings*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...aiOption } });
  });
}

const settingsCardVisit = (title: string, route: string): Visit => ({
  name: `later versions: ${title}`,
  scenario: 'complete',
  route,
  traits: { newsletter: true },
  pictures: [{ subject: title, state: 'later version', target: title }],
});

/** Cards and settings of versions of Jetpack that are later than the test site's default. */
export const laterVersionsVisits: readonly Visit[] = [
  settingsCardVisit('Newsletter', '/discussion'),
  settingsCardVisit('Ads', '/traffic'),
  {
    name: 'later versions: AI',
    scenario: 'complete',
    prepare: addAiOption,
    pageState: ({ initial }) => {
      initial.settings = { ...(initial.settings ?? {}), ...aiOption };
    },
    pictures: [{ subject: 'AI', state: 'later version', target: 'AI' }],
  },
];
