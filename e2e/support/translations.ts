import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { LanguageFolder } from '../../tools/src/languages/folder';

const languageFolder = new LanguageFolder(join(import.meta.dirname, '../..'));

/** Pairs of a language and its shipped locale, such as `de` and `de_DE`. */
export const shippedLocales: readonly (readonly [string, string])[] = languageFolder
  .shipped()
  .map((locale) => [locale.split('_')[0] ?? locale, locale] as const);

/** Returns the translation of a text (its first plural form, if it has several), or the text itself if it has no translation. */
export const translated = (locale: string, text: string): string =>
  languageFolder.read(locale).entries.find(({ key }) => key === text)?.forms[0] || text;

/** Returns the texts that have a translation. */
export const withTranslation = (locale: string, texts: readonly string[]): string[] =>
  texts.filter((text) => translated(locale, text) !== text);

/**
 * Records which language files, such as `mf-dashboard/at-a-glance.de.json`, and which script for translations a page requests.
 * @returns a list to which their names are added
 */
export function recordLanguageFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request: Request) => {
    const found = /\/set\/([\w-]+)\/[^/]+\/((?:[\w-]+\.[a-z]{2,3}\.json)|language\.js)$/.exec(
      new URL(request.url()).pathname,
    );
    if (found) names.push(`${found[1]}/${found[2]}`);
  });
  return names;
}

/**
 * Records which of the texts appear on pages that open after this call.
 * @returns a function that returns the texts that have appeared on the current page
 */
export async function watchTexts(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((searched) => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'seenTexts', seen);
    const record = () => {
      const text = document.querySelector('#flightdeck')?.textContent ?? '';
      for (const each of searched) if (text.includes(each)) seen.add(each);
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
  }, texts);
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'seenTexts') as Set<string>)]);
}
