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
 * Returns the code for texts on a page in a language other than English, which the page then does not request
 * (docs/decisions/027). Undefined when the file is missing or is not the one that was built; the page requests it, and says what is
 * wrong. Also when HTML could end the script too early: after `<!--`, a browser can read past its end tag.
 * @param setDir folder of the set
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
