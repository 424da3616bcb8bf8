import { join } from 'node:path';
import { languageScript, type RootEntry } from '@flightdeck/shared/contracts/releases';
import { builtText } from './first-texts';
import type { PageState } from './page-state';

/** An inline script. */
export interface InlineScript {
  readonly code: string;
  /** For the policy, such as `sha384-…`. */
  readonly hash: string;
}

/**
 * Returns the translation script for a page in a language other than English, which then does not request it
 * (docs/decisions/027).
 * @param setDir folder of the set
 * @returns undefined if the file is missing or was changed: the page requests it, and reports the error. Also undefined for code that
 * could end its script too early, or with `<!--`, after which a browser can read past the end tag
 */
export function languageCode(
  setDir: string,
  { base, files }: RootEntry,
  locale: PageState['locale'],
): InlineScript | undefined {
  const hash = files[languageScript];
  if (locale.messages === null || hash === undefined) return undefined;
  const code = builtText(join(setDir, base, languageScript), hash);
  return code === undefined || /<\/script|<!--/i.test(code) ? undefined : { code, hash };
}
