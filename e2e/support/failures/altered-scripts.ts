import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import type { RunningSite } from '../site';

/** Script that marks the page when it runs. */
export const markingScript = 'document.documentElement.dataset.altered="yes";';

/**
 * Alters every script that the page loads from the set from now on, except those for which `isUnchanged` returns true.
 * @returns the altered files so far, by their path in the set
 */
export async function alterScripts(
  page: Page,
  site: RunningSite,
  isUnchanged: (file: string) => boolean,
): Promise<readonly string[]> {
  const altered: string[] = [];
  await page.route(`${site.url}${setPath}**/*.js*`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(setPath.length);
    if (isUnchanged(file)) return route.continue();
    altered.push(file);
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `${markingScript}\n${await answer.text()}` });
  });
  return altered;
}

/** Returns whether an altered script has run. */
export const hasAlteredScriptRun = (page: Page) => page.evaluate(() => 'altered' in document.documentElement.dataset);
