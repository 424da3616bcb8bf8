/*
 * Files of a release with translated texts. `security.de.json` has the German texts of the part `security`, and
 * `page.de.json` those of the page itself. A file has the name of its chunk, which avoids words that content blockers
 * refuse. Chunks that load later and have many texts have files too, such as `notice-list.de.json`.
 */

/** The name of the page in place of a part, in names of files with texts. */
export const pageMessages = 'page';

/**
 * Returns the name of the file with the texts of a part, of the page, or of a chunk.
 * @param language tag without a region, such as `de`
 */
export const messagesFile = (part: string, language: string): string => `${part}.${language}.json`;

/**
 * Returns the script of a part's own chunk, the last of its chunks. The file with the texts of the part has the same name.
 * @param chunks of the part in the registry
 */
export const scriptOfPart = (chunks: readonly string[] | undefined, part: string): string =>
  chunks?.at(-1) ?? `${part}.js`;

/** Script of the page with the code that translates. Hosts print its code, or a preload for it, beside a page state with texts. */
export const languageScript = 'language.js';

/**
 * The function under `Symbol.for(chunkTextsKey)`: loads the texts of a chunk. Only a page in a language other than
 * English has it. webpack's code for loading chunks calls it and waits (tools/src/build/plugins/chunk-texts-plugin.ts). Releases share
 * it, so its type changes only together with the number in its key.
 * @param url address of the chunk's script
 * @returns a promise that resolves when the texts are in use or could not be loaded, and never rejects; undefined for a
 * chunk without a file of texts
 */
export type ChunkTexts = (url: string) => Promise<void> | undefined;

export const chunkTextsKey = 'flightdeck.texts.1';

const pattern = /\.([a-z]{2,3})\.json$/;

/**
 * Returns the files of a release without texts in other languages, which the page does not use.
 * @param files file name → hash
 */
export const filesFor = (
  files: Readonly<Record<string, string>>,
  language: string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).filter(([name]) => [undefined, language].includes(pattern.exec(name)?.[1])));

/**
 * Returns the files of the page that it loads itself, for the page block: its scripts, and texts of its chunks in one
 * language.
 * @param files file name → hash
 * @param language of the texts that the page loads; undefined for none
 */
export const pageFiles = (
  files: Readonly<Record<string, string>>,
  language: string | undefined,
): Readonly<Record<string, string>> => {
  const isText = (name: string) => language !== undefined && pattern.exec(name)?.[1] === language;
  const isPrinted = (name: string) => language !== undefined && name === messagesFile(pageMessages, language);
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => name.endsWith('.js') || (isText(name) && !isPrinted(name))),
  );
};
