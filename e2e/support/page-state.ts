import type { Page } from '@playwright/test';
import { dashboardPath } from './dashboard';
import type { RunningSite } from './site';

/** The script element with the page state. */
const block = /<script type="application\/json" id="flightdeck-page-state">(.*?)<\/script>/s;

/** Returns the page state that the site prints for the current user. */
export async function pageState(page: Page, site: RunningSite): Promise<unknown> {
  const html = await (await page.request.get(`${site.url}${dashboardPath}`)).text();
  const [, json = ''] = block.exec(html) ?? [];
  return JSON.parse(json);
}

/** Changes the page on its way to the browser. @returns a function that ends the change */
async function changePage(page: Page, change: (html: string) => string): Promise<() => Promise<void>> {
  const isPage = (url: URL) => url.pathname + url.search === dashboardPath;
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
  return () => page.unroute(isPage);
}

/** Removes the page state. */
export const removePageState = (page: Page) => changePage(page, (html) => html.replace(block, ''));

/** Nests a setting 20,000 levels deep, which JSON can have, but not the stack of a function that calls itself. */
export const nestPageState = (page: Page) =>
  changePage(page, (html) =>
    html.replace('"settings":{', `"settings":{"nested":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
  );

/** Removes WordPress's toolbar and menu. */
export const removeMenu = (page: Page) =>
  changePage(page, (html) => html.replace(/<div id="wpadminbar".*?<\/nav>/s, ''));

type State = Record<string, unknown> & { initial: Record<string, unknown> };

/** Changes values of the page state. */
export const changePageState = (page: Page, change: (state: State) => void) =>
  changePage(page, (html) =>
    html.replace(block, (whole, json) => {
      const state: State = JSON.parse(json);
      change(state);
      return whole.replace(json, () => JSON.stringify(state).replaceAll('<', '\\u003c'));
    }),
  );

/** Changes the `lang` attribute of the page, as themes and other plugins do. */
export const changePageLanguage = (page: Page, lang: string) =>
  changePage(page, (html) => html.replace(/<html([^>]*) lang="[^"]*"/, `<html$1 lang="${lang}"`));
