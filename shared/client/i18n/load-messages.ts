import type { PageState } from '../../contracts/page/page-state';
import { bare } from '../../contracts/wire/own';
import { withRetries } from '../timing/file-loads';
import { addMessages, messagesIn } from './messages';

type Messages = NonNullable<PageState['locale']['messages']>;

/** Milliseconds to wait for texts. After that, the screen shows in English. */
export const messagesLimit = 10_000;

/** The files with the texts of a part, and their owner. */
export interface MessagesPlace {
  readonly url: string;
  readonly integrity: string;
  /** Such as `mf-settings/security`. */
  readonly source: string;
  /** Such as `de`. */
  readonly language: string;
}

const arrivals = Symbol.for('flightdeck.scripts.1');

/**
 * Returns the content of a file. The early script of the page has already requested and read the files of the first screen; a
 * request from here would wait for other tasks. After a failure, further requests bypass the browser's cache, which may have an
 * altered file.
 */
function contentOf({ url, integrity }: MessagesPlace): Promise<unknown> {
  const early: unknown = Reflect.get(globalThis, arrivals);
  const requested: Map<unknown, unknown> = early instanceof Map ? early : new Map();
  let cache: RequestCache = 'default';
  return withRetries(async () => {
    const arrival = requested.get(url);
    requested.delete(url);
    const answering = arrival ? null : fetch(url, bare({ integrity, cache }));
    cache = 'reload';
    const answer = await answering;
    if (!answer) return arrival;
    if (!answer.ok) throw new Error('It did not arrive.');
    return answer.json();
  });
}

/** Replaces texts of a release by those of a site. */
function replaceBySiteTexts(messages: Messages, siteTexts: Messages): void {
  for (const key of Object.keys(messages))
    if (key !== '' && Object.hasOwn(siteTexts, key)) messages[key] = siteTexts[key];
}

/**
 * Loads the texts of a part, and adds them to those of the page. Never rejects, and ends within `messagesLimit`. Where the file is
 * missing, late, changed, or of another part or language, the part stays in English, and the console says why.
 * @param siteTexts texts that come before those of the file. Adding both at once takes half as long as adding them one
 * after the other.
 * @returns whether texts of the file are in use
 */
export async function loadMessages(
  locale: PageState['locale'],
  place: MessagesPlace,
  siteTexts: Messages | null = null,
): Promise<boolean> {
  const { url, source, language } = place;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It did not arrive in time.')), messagesLimit);
  });
  try {
    const messages = messagesIn(await Promise.race([contentOf(place), late]), source, language);
    if (messages && siteTexts) replaceBySiteTexts(messages, siteTexts);
    if (!addMessages(locale, messages)) throw new Error('It has no usable texts of this part and language.');
    return true;
  } catch (cause) {
    console.error(`Flightdeck: ${source} is shown in English, because ${url} cannot be used.`, cause);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
