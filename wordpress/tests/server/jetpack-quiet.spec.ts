import { resolveJetpack } from '../../src/server/options';
import { setScenario } from '../../src/server/scenario';
import { expectQuietPages, expectQuietPluginPages } from '../support/quiet';
import { logAllMessages } from '../support/recorded-visits';
import { expect, logIn, open, test } from '../support/test';

/* Next to the real Jetpack, the plugin adds no message, no file and no query to other pages. */

const { FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER } = process.env;
const jetpack = resolveJetpack(FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER);

if (jetpack?.provider)
  for (const user of ['admin', 'subscriber'] as const)
    test(`next to the real Jetpack, the plugin adds nothing to ordinary pages, and no message to its own (${user})`, async ({
      page,
      wordpress,
    }) => {
      test.setTimeout(240_000);
      const site = await wordpress({ path: '/jetpack/', jetpack });
      await setScenario(site.url, 'free');
      logAllMessages(site);
      await logIn(page, site, user);
      await expectQuietPages(page, site);
      // Jetpack decides who may open its page: no subscribers from 13.9 on.
      const jetpackPage = await page.request.get(`${site.url}/wp-admin/admin.php?page=jetpack`);
      if (jetpackPage.ok()) await expectQuietPluginPages(page, site, (query) => query.includes('flightdeck'));
      else expect((await open(page, site))?.status()).toBe(jetpackPage.status());
    });
