import { type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import { type PageState, pageGlobals } from '@flightdeck/shared/contracts/page';
import { scriptOfPart } from '@flightdeck/shared/contracts/releases';
import { startI18n } from '@flightdeck/shared/i18n';
import { addMessages, usableMessages } from '@flightdeck/shared/i18n/loading';
import type { Loader } from '../loader/loader';
import { folderOf } from '../loader/release-files';
import { type ChunkTextsLoader, createChunkTexts, type FolderOwner } from './chunk-texts';
import { notifyLateTexts, notifyMissingTexts } from './missing-texts';
import { pseudo } from './pseudo';

/** Null for a language without texts. */
let textsLoader: ChunkTextsLoader | null = null;

/**
 * Returns the area with files in a folder; undefined for any other folder. `withMessages` sets this function, because the
 * language starts before the areas are known.
 */
let areaIn: (folder: string) => FolderOwner | undefined = () => undefined;

/** Sets a language other than English, with the texts in the page state, and loads the texts of each chunk with its script. */
export function startLanguage(locale: PageState['locale']): void {
  startI18n({ ...locale, messages: null }, locale.lang === 'en-XA' ? pseudo : undefined);
  const siteTexts = locale.messages && usableMessages(locale.messages);
  addMessages(locale, siteTexts);
  const ownerOf = (folder: string) => {
    const [, widgetArea = 'root-config'] = /\/(mf-[a-z-]+)-widgets\/[^/]+\/$/.exec(folder) ?? [];
    return areaIn(folder) ?? { name: widgetArea, scripts: [] };
  };
  textsLoader =
    siteTexts &&
    createChunkTexts({ locale, siteTexts, ownerOf, onFailure: notifyMissingTexts, onLate: notifyLateTexts });
  if (textsLoader) pageGlobals().chunkTexts = textsLoader.load;
}

/** Returns a loader that requests the texts of each part at the same time as its code. */
export function withMessages(loader: Loader, { registry }: Pick<PageState, 'registry'>): Loader {
  const { entries } = loader;
  const requests = new Map<PartName, Promise<unknown>>();
  areaIn = (folder) => {
    for (const [name, entry] of Object.entries(entries))
      if (entry && folderOf(entry, registry.url) === folder)
        return {
          name,
          scripts: Object.keys(entry.manifest.parts).map((part) => scriptOfPart(entry.chunks[part], part)),
        };
    return undefined;
  };

  async function loadTexts(name: PartName): Promise<void> {
    const { area, part } = splitPartName(name);
    const entry = entries[area];
    if (entry)
      await textsLoader?.start(new URL(scriptOfPart(entry.chunks[part], part), folderOf(entry, registry.url)).href);
  }

  return {
    ...loader,
    async load(name) {
      // Waits only once: if the texts fail to load, the next visit to the part shows English without a delay.
      const request = requests.get(name) ?? loadTexts(name);
      requests.set(name, request);
      const [answer] = await Promise.all([loader.load(name), request]);
      return answer;
    },
  };
}
