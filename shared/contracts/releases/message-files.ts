/*
 * Files of a release with translated texts. `security.de.json` has the German texts of the part `security`, and
 * `page.de.json` those of the page itself. A file has the name of its chunk, which avoids words that content blockers
 * refuse. Chunks that load later and have many texts have files too, such as `notice-list.de.json`.
 */

/** Used in place of a part's name, in the names of the files with the texts of the page itself. */
export const pageMessages = 'page';

/**
 * Returns the name of the file with the texts of a part, of the page, or of a chunk.
 * @param language tag without a region, such as `de`
 */
export const messagesFile = (part: string, language: string): string => `${part}.${language}.json`;

/**
 * Returns the script of a part's own chunk, the last of its chunks. The file with the texts of the part has the name of this chunk.
 * @param chunks of the part in the registry
 */
export const scriptOfPart = (chunks: readonly string[] | undefined, part: string): string =>
  chunks?.at(-1) ?? `${part}.js`;

/** Script of the page with the code that translates. Servers print its code, or a preload for it, beside a page state with texts. */
export const languageScript = 'language.js';

/**
 * Loads the texts of a chunk. webpack's code for loading chunks calls it and waits (tools/src/build/plugins/chunk-loading.ts).
 * @param url address of the chunk's script
 * @returns a promise that resolves when the texts are in use or could not be loaded, and never rejects; undefined for a
 * chunk without a file of texts
 */
export type ChunkTexts = (url: string) => Promise<void> | undefined;

const languageOf = (name: string): string | undefined => /\.([a-z]{2,3})\.json$/.exec(name)?.[1];

/**
 * Returns the files of a release that a page in one language can load: files without texts, and texts in that language.
 * @param files file name → hash
 * @param language of the texts; undefined for none
 */
export const filesInLanguage = (
  files: Readonly<Record<string, string>>,
  language: string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).filter(([name]) => languageOf(name) === undefined || languageOf(name) === language),
  );

/**
 * Returns the files that WordPress lists in the page block, the JSON beside the page state (docs/contracts.md): the scripts of
 * the page, and the texts of its chunks in one language. The texts of the page itself are in the page state.
 * @param files file name → hash
 * @param language of the texts; undefined for none
 */
export const pageFiles = (
  files: Readonly<Record<string, string>>,
  language: string | undefined,
): Readonly<Record<string, string>> => {
  const isChunkText = (name: string) =>
    language !== undefined && languageOf(name) === language && name !== messagesFile(pageMessages, language);
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.js') || isChunkText(name)));
};
