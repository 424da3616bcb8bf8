import { pageGlobals } from '../../contracts/page/page-globals';
import type { PageState } from '../../contracts/page/page-state';
import { fileTimeLimit, withRetries } from '../timing/file-loads';
import { withLimit } from '../timing/timing';
import { addMessages, messagesIn } from './messages';

type Messages = NonNullable<PageState['locale']['messages']>;

/** Milliseconds that a screen waits for its texts. After that, the screen is in English until they arrive. */
export const messagesLimit = 10_000;

/** A file with the texts of a part in one language. */
export interface MessagesFile {
  readonly url: string;
  readonly integrity: string;
  /** The part, such as `mf-settings/security`. */
  readonly source: string;
  /** Such as `de`. */
  readonly language: string;
}

/**
 * Returns the content of a file, from the request of the page's inline script if there is one. After a failure, further requests
 * bypass the browser's cache, which may have an altered file.
 */
function loadContent({ url, integrity }: MessagesFile): Promise<unknown> {
  const { scripts } = pageGlobals();
  let cache: RequestCache = 'default';
  return withRetries(async () => {
    const early = scripts?.get(url);
    scripts?.delete(url);
    const request = early ? null : fetch(url, { integrity, cache });
    cache = 'reload';
    const answer = await request;
    if (!answer) return early;
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return answer.json();
  });
}

/** Replaces texts of a release with those of a site. */
function replaceBySiteTexts(messages: Messages, siteTexts: Messages): void {
  for (const key of Object.keys(messages))
    if (key !== '' && Object.hasOwn(siteTexts, key)) messages[key] = siteTexts[key];
}

/**
 * Loads the texts of a part, and adds them to those of the page. Never rejects, and has the time limit of a script. If the file is
 * missing, altered, or of another part or language, the part stays in English, and the console says why.
 * @param siteTexts texts of the site, which replace those of the file. Adding both together takes half as long as adding them
 * separately.
 * @returns whether texts of the file are in use
 */
export async function loadMessages(
  locale: PageState['locale'],
  file: MessagesFile,
  siteTexts: Messages | null = null,
): Promise<boolean> {
  const { url, source, language } = file;
  try {
    const messages = messagesIn(await withLimit(loadContent(file), fileTimeLimit), source, language);
    if (messages && siteTexts) replaceBySiteTexts(messages, siteTexts);
    if (!addMessages(locale, messages)) throw new Error('No usable texts of this part and language.');
    return true;
  } catch (cause) {
    console.error(`Flightdeck: ${source} is shown in English, because ${url} cannot be used.`, cause);
    return false;
  }
}

/**
 * Waits for texts, but no longer than `messagesLimit`.
 * @param loading result of `loadMessages`
 * @returns whether the texts are in use; undefined while they are still loading
 */
export const inTime = (loading: Promise<boolean>): Promise<boolean | undefined> =>
  withLimit(loading, messagesLimit).catch(() => undefined);
