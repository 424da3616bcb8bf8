import { type PartName, splitPartName } from '@flightdeck/shared/contracts/area-manifest';
import { messagesFile } from '@flightdeck/shared/contracts/message-files';
import type { PageState } from '@flightdeck/shared/contracts/page-state';
import { startI18n } from '@flightdeck/shared/i18n';
import { loadMessages } from '@flightdeck/shared/i18n/load-messages';
import { addMessages, usableMessages } from '@flightdeck/shared/i18n/messages';
import { pseudo } from '@flightdeck/shared/i18n/pseudo';
import type { Loader } from '../loader/loader';
import { folderOf } from '../loader/release-files';
import { type LoadChunk, loadWithTexts } from './chunk-texts';

// Inserted by webpack: the function behind `import()`, the name of a chunk's script, and the folder of this file.
declare let __webpack_chunk_load__: LoadChunk;
declare const __webpack_get_script_filename__: (id: string | number) => string;
declare const __webpack_public_path__: string;

/** The usable texts of the page state. */
let pageTexts: PageState['locale']['messages'] = null;

/** Sets a language other than English, with the texts in the page state. */
export function startLanguage(locale: PageState['locale']): void {
  startI18n({ ...locale, messages: null }, locale.lang === 'en-XA' ? pseudo : undefined);
  pageTexts = locale.messages && usableMessages(locale.messages);
  addMessages(locale, pageTexts);
  if (!pageTexts || typeof __webpack_chunk_load__ !== 'function') return;
  const chunks = {
    load: __webpack_chunk_load__,
    fileOf: __webpack_get_script_filename__,
    folder: __webpack_public_path__,
  };
  __webpack_chunk_load__ = loadWithTexts(chunks, locale, pageTexts);
}

/**
 * Returns a loader that loads the texts of each part beside its code. The page state lists only the files of its language. Texts that
 * fail to load are shown in English.
 */
export function withMessages(loader: Loader, { locale, registry }: Pick<PageState, 'locale' | 'registry'>): Loader {
  const [language = ''] = locale.lang.split('-');
  const running = new Map<PartName, Promise<void>>();

  async function load(name: PartName): Promise<void> {
    const { area, part } = splitPartName(name);
    const entry = loader.entries[area];
    const file = messagesFile(part, language);
    if (!entry) return;
    const isListed = Object.hasOwn(entry.files, file);
    // A development server lists no files. It has the languages that the page has texts in.
    const isDevelopment = pageTexts !== null && entry.origin !== undefined && Object.keys(entry.files).length === 0;
    if (!isListed && !isDevelopment) return;
    const integrity = entry.files[file] ?? '';
    const url = new URL(file, folderOf(entry, registry.url)).href;
    // Texts of the site's own files are in the page state, and come before those of a release.
    await loadMessages(locale, { url, integrity, source: name, language }, pageTexts);
  }

  return {
    ...loader,
    async load(name) {
      const texts = running.get(name) ?? load(name);
      running.set(name, texts);
      const [answer] = await Promise.all([loader.load(name), texts]);
      return answer;
    },
  };
}
