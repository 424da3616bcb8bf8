import type { Page } from '@playwright/test';
import { ServerTexts, spokenTexts, untranslatedWords } from '../support/accessibility/spoken-texts';
import { open } from '../support/dashboard';
import type { ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

const settings = ['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic', '/privacy'];
const products = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((name) => `/product/${name}`);
const steps = ['', '/site-type', '/product-suggestions', '/woocommerce', '/monitor', '/related-posts', '/summary'];
const recommendations = steps.map((step) => `/recommendations${step}`);

/** Routes to visit, by scenario and user. Each visit opens the page once and changes the route, which is faster. */
const visits: readonly (readonly [ScenarioName, UserName, readonly string[]])[] = [
  ['free', 'admin', ['/dashboard', '/my-plan', '/license/activation', '/status', ...settings]],
  ['free', 'admin2', ['/dashboard', '/disconnect', '/reconnect', '/my-plan']],
  ['new-recommendations', 'admin', [...recommendations, ...products]],
  ['unlinked', 'admin', ['/dashboard', '/connect-user', '/performance']],
  ['not-connected', 'admin', ['/dashboard']],
  ['coupon', 'admin', ['/dashboard']],
  ['threats', 'admin', ['/dashboard', '/my-plan', '/security']],
  ['complete', 'admin', ['/dashboard', '/my-plan', ...settings]],
  ['offline', 'admin', ['/dashboard', '/security', '/writing']],
  ['connection-error', 'admin', ['/dashboard']],
  ['staging', 'admin', ['/dashboard']],
  ['dev-version', 'admin', ['/dashboard']],
  ['provider-down', 'admin', ['/dashboard', '/my-plan']],
  ['free', 'editor', ['/dashboard', '/settings', '/writing']],
  ['free', 'subscriber', ['/dashboard']],
];

/** Waits until the page has no pending work and its texts are stable. */
async function expectSettled(page: Page): Promise<void> {
  let previousTexts = '';
  await expect
    .poll(
      async () => {
        const pending = await page.locator('#flightdeck').locator('[data-fd-waiting], .fd-page-skeleton').count();
        const currentTexts = JSON.stringify(await spokenTexts(page));
        const isStable = currentTexts === previousTexts;
        previousTexts = currentTexts;
        return pending === 0 && isStable;
      },
      { intervals: [150] },
    )
    .toBe(true);
}

for (const [visitIndex, [scenario, user, routes]] of visits.entries()) {
  test.describe(`${scenario}, ${user}`, () => {
    test.use({ scenario });

    // Each run makes the first visit, which shows the most texts; the long run makes all.
    test(`every text comes from the catalogue${visitIndex === 0 ? '' : ' @long'}`, async ({
      page,
      logIn,
      problems,
    }) => {
      test.setTimeout(120_000 + routes.length * 5000);
      problems.allow(/status of [45]\d\d|Flightdeck: /);
      await logIn(user);
      const serverTexts = new ServerTexts(page);
      const untranslated: string[] = [];
      for (const [index, route] of routes.entries()) {
        if (index === 0) await open(page, route, 'lang=en-XA');
        else await page.evaluate((hash) => location.assign(hash), `#${route}`);
        await expectSettled(page);
        const texts = await spokenTexts(page);
        expect(texts.length).toBeGreaterThan(0);
        for (const { text, from, element } of texts) {
          const words = untranslatedWords(text, serverTexts);
          if (words.length > 0) untranslated.push(`${route}: "${text}" (${from} of ${element}): ${words.join(', ')}`);
        }
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      expect([...new Set(untranslated)]).toEqual([]);
    });
  });
}
