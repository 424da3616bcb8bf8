import type { PageState } from '@flightdeck/shared/contracts/page';
import { type ChunkTexts, messagesFile } from '@flightdeck/shared/contracts/releases';
import { loadMessages } from '@flightdeck/shared/i18n/loading';
import { knownFiles } from '../loader/known-files';

/** The area or page that the files of a folder belong to. */
export interface Unit {
  /** Such as `mf-settings` or `root-config`. */
  readonly name: string;
  /** Scripts of the unit's parts. A development server has a file of texts for each of these parts, and lists no files. */
  readonly scripts: readonly string[];
}

export interface ChunkTextsOptions {
  readonly locale: PageState['locale'];
  /** Texts of the page state, which take precedence over those of files. */
  readonly siteTexts: PageState['locale']['messages'];
  /** Returns the area or page with files in a folder. @param folder address that ends in a slash */
  unitOf(folder: string): Unit;
  /** Called when a file of texts can't be loaded. */
  onLost(): void;
}

export interface ChunkTextsLoader {
  /**
   * Requests the texts of a chunk before webpack loads the chunk. Never rejects.
   * @param url address of the chunk's script
   * @returns whether the texts are in use; undefined for a chunk without a file of texts
   */
  start(url: string): Promise<boolean> | undefined;
  /**
   * For webpack. If the texts fail to load, their chunk is shown in English, and the next load of the chunk requests
   * them again.
   */
  readonly load: ChunkTexts;
}

/** Creates the loader of a page's texts. Requests each file once, for its first caller. */
export function createChunkTexts({ locale, siteTexts, unitOf, onLost }: ChunkTextsOptions): ChunkTextsLoader {
  const [language = ''] = locale.lang.split('-');
  const textsByScript = new Map<string, Promise<boolean>>();

  function start(script: string): Promise<boolean> | undefined {
    const pending = textsByScript.get(script);
    if (pending) return pending;
    const nameStart = script.lastIndexOf('/') + 1;
    const folder = script.slice(0, nameStart);
    const chunk = script.slice(nameStart).replace(/\.js$/, '');
    const file = messagesFile(chunk, language);
    const files = knownFiles().folders.get(folder);
    const unit = unitOf(folder);
    const integrity = files === null && unit.scripts.includes(`${chunk}.js`) ? '' : files?.[file];
    if (integrity === undefined) return undefined;
    const messages = { url: folder + file, integrity, source: `${unit.name}/${chunk}`, language };
    const texts = loadMessages(locale, messages, siteTexts);
    textsByScript.set(script, texts);
    void texts.then((areInUse) => areInUse || onLost());
    return texts;
  }

  return {
    start,
    load: (script) =>
      start(script)?.then((areInUse) => {
        if (!areInUse) textsByScript.delete(script);
      }),
  };
}
