import { messagesFile } from '@flightdeck/shared/contracts/message-files';
import type { PageState } from '@flightdeck/shared/contracts/page-state';
import { loadMessages } from '@flightdeck/shared/i18n/load-messages';
import { knownFiles } from '../loader/known-files';

/** Identifies a chunk in webpack's functions. */
type ChunkId = string | number;

export type LoadChunk = (id: ChunkId) => Promise<unknown>;

/** The chunks of the page. */
export interface Chunks {
  readonly load: LoadChunk;
  /** Returns the name of a chunk's script, such as `failure.js`. */
  fileOf(id: ChunkId): string;
  /** Address of the folder with the files of the page. */
  readonly folder: string;
}

/**
 * Returns a function that loads the texts of a chunk with its script, if the page has a file for them. The texts are in use before the
 * chunk runs; if they fail to load, the chunk is shown in English.
 * @param siteTexts texts of the page state, which come before those of files
 */
export function loadWithTexts(
  { load, fileOf, folder }: Chunks,
  locale: PageState['locale'],
  siteTexts: PageState['locale']['messages'],
): LoadChunk {
  const [language = ''] = locale.lang.split('-');
  const running = new Map<string, Promise<boolean>>();

  async function loadTexts(id: ChunkId): Promise<void> {
    const chunk = fileOf(id).replace(/\.js$/, '');
    const file = messagesFile(chunk, language);
    const integrity = knownFiles().folders.get(folder)?.[file];
    if (!integrity) return;
    const place = { url: folder + file, integrity, source: `root-config/${chunk}`, language };
    const texts = running.get(file) ?? loadMessages(locale, place, siteTexts);
    running.set(file, texts);
    // The next attempt to load the chunk requests them again.
    if (!(await texts)) running.delete(file);
  }

  return async (id) => {
    const [answer] = await Promise.all([load(id), loadTexts(id)]);
    return answer;
  };
}
