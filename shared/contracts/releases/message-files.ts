/*
 * Files of a release with translated texts. `security.de.json` has the German texts of the part `security`, and `page.de.json` those
 * of the page itself. The name is that of the chunk: neutral for names that content blockers refuse. Chunks that load later and have many texts have files too, such as `notice-list.de.json`.
 */

/** Stands for the page in the name of a file with texts. */
export const pageMessages = 'page';

/** Returns the name of the file with the texts of a part, of the page, or of a chunk. @param language tag without a region, such as `de` */
export const messagesFile = (part: string, language: string): string => `${part}.${language}.json`;

/** Returns the script of a part's own chunk, which comes last in its list; its texts are beside it. @param chunks of the part in the registry */
export const scriptOfPart = (chunks: readonly string[] | undefined, part: string): string =>
  chunks?.at(-1) ?? `${part}.js`;

/** Script of the page with the code for texts. Hosts print its code, or a preload for it, beside a page state with texts. */
export const languageScript = 'language.js';

/**
 * The function under `Symbol.for(chunkTextsKey)`: loads the texts of a chunk. Only a page in a language other than
 * English has it.
 * webpack's code for loading chunks calls it and waits (tools/src/build/plugins/chunk-texts-plugin.ts). Releases share it, so its type changes
 * only together with the number in its key.
 * @param url address of the chunk's script
 * @returns ends when the texts are in use or known to be lost, and never rejects; undefined for a chunk without a file of texts
 */
export type ChunkTexts = (url: string) => Promise<void> | undefined;

export const chunkTextsKey = 'flightdeck.texts.1';

const pattern = /\.([a-z]{2,3})\.json$/;

/**
 * Returns the files of a release without texts in other languages, which a page need not know.
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
