import type { PageState } from '@flightdeck/shared/contracts/page';
import { type ChunkTexts, messagesFile } from '@flightdeck/shared/contracts/releases';
import { inTime, loadMessages } from '@flightdeck/shared/i18n/loading';
import { knownFiles } from '../loader/known-files';

/** The area whose parts or widgets are in a folder, or the root. */
export interface FolderOwner {
  /** Such as `mf-settings` or `root-config`. */
  readonly name: string;
  /** Scripts of the area's parts. A development server lists no files, but has a file of texts for each of these scripts. */
  readonly scripts: readonly string[];
}

export interface ChunkTextsOptions {
  readonly locale: PageState['locale'];
  /** Texts of the page state, which take precedence over those of files. */
  readonly siteTexts: PageState['locale']['messages'];
  /** Returns the area of a folder, otherwise the root. @param folder address that ends in a slash */
  ownerOf(folder: string): FolderOwner;
  /** Called when a file of texts can't be loaded or used. */
  onFailure(): void;
  /** Called when a chunk is shown in English before its texts have loaded. @param loading whether the texts are in use in the end */
  onLate(loading: Promise<boolean>): void;
}

export interface ChunkTextsLoader {
  /**
   * Requests the texts of a chunk before webpack loads the chunk. Never rejects.
   * @param url address of the chunk's script
   * @returns whether the texts are in use, which is undefined while they are late; undefined for a chunk without a file of texts
   */
  start(url: string): Promise<boolean | undefined> | undefined;
  /**
   * Called by webpack before it loads a chunk. If the texts fail to load, the chunk is shown in English, and the next
   * load of the chunk requests them again.
   */
  readonly load: ChunkTexts;
}

/** Creates the loader of a page's texts. Requests each file once, unless the request fails. */
export function createChunkTexts({
  locale,
  siteTexts,
  ownerOf,
  onFailure,
  onLate,
}: ChunkTextsOptions): ChunkTextsLoader {
  const [language = ''] = locale.lang.split('-');
  const requests = new Map<string, Promise<boolean | undefined>>();

  function start(script: string): Promise<boolean | undefined> | undefined {
    const existing = requests.get(script);
    if (existing) return existing;
    const nameStart = script.lastIndexOf('/') + 1;
    const folder = script.slice(0, nameStart);
    const chunk = script.slice(nameStart).replace(/\.js$/, '');
    const file = messagesFile(chunk, language);
    const files = knownFiles().folders.get(folder);
    const owner = ownerOf(folder);
    // A development server (null) loads without hashes. Other folders have only the files that they list.
    const integrity = files === null && owner.scripts.includes(`${chunk}.js`) ? '' : files?.[file];
    if (integrity === undefined) return undefined;
    const messages = { url: folder + file, integrity, source: `${owner.name}/${chunk}`, language };
    const loading = loadMessages(locale, messages, siteTexts);
    const request = inTime(loading);
    requests.set(script, request);
    void request.then((areInUse) => {
      if (areInUse === false) onFailure();
      if (areInUse !== undefined) return;
      onLate(loading);
      void loading.then((areUsable) => areUsable || requests.delete(script));
    });
    return request;
  }

  return {
    start,
    load: (script) =>
      start(script)?.then((areInUse) => {
        if (areInUse === false) requests.delete(script);
      }),
  };
}
