import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import type { RunningSite } from '../site';

/** Statement that the altered scripts begin with. It marks the page when it runs. */
export const markingScript = 'document.documentElement.dataset.altered="yes";';

/**
 * Alters every script of the set that the page requests after this call, except those for which `isExcluded` returns true.
 * @returns the paths of the altered files in the set; the list grows while the page loads scripts
 */
export async function alterScripts(
  page: Page,
  site: RunningSite,
  isExcluded: (file: string) => boolean,
): Promise<readonly string[]> {
  const altered: string[] = [];
  await page.route(`${site.url}${setPath}**/*.js*`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(setPath.length);
    if (isExcluded(file)) return route.continue();
    altered.push(file);
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `${markingScript}\n${await answer.text()}` });
  });
  return altered;
}

/** Returns whether an altered script has run. */
export const hasAlteredScriptRun = (page: Page) => page.evaluate(() => 'altered' in document.documentElement.dataset);
