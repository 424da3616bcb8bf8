import { join } from 'node:path';
import { languageScript, type RootEntry } from '@flightdeck/shared/contracts/releases';
import { builtText } from './first-texts';
import type { PageState } from './page-state';

/** An inline script, and its hash for the policy. */
export interface InlineScript {
  readonly code: string;
  /** Such as `sha384-…`. */
  readonly hash: string;
}

/**
 * Returns the script that translates texts, so that a page in a language other than English does not request it
 * (docs/decisions/027).
 * @param setDir folder of the set
 * @returns undefined for a page in English, and if the file is missing or was changed: then the page requests the file, and reports
 * the error. Also undefined for code with `</script`, which would end the script too early, or with `<!--`, after which a browser can
 * read past the end tag
 */
export function translationScript(
  setDir: string,
  { base, files }: RootEntry,
  locale: PageState['locale'],
): InlineScript | undefined {
  const hash = files[languageScript];
  if (locale.messages === null || hash === undefined) return undefined;
  const code = builtText(join(setDir, base, languageScript), hash);
  return code === undefined || /<\/script|<!--/i.test(code) ? undefined : { code, hash };
}
