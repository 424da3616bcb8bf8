import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import { messagesFile, pageMessages } from '@flightdeck/shared/contracts/releases';
import type { Compilation } from 'webpack';
import { readMessages } from '../catalogue/read-messages';
import type { SourceFile } from '../common/source-files';
import type { LanguageFolder } from '../languages/folder';
import { keyOf, type PoFile } from '../languages/po-file';
import { screenMessages } from '../languages/screen-messages';
import { type PartSources, partSources, sourcesByChunk, sourcesIn } from './part-sources';
import { neutralName } from './plugins/blocked-names';

/** Returns the shipped languages by tag, such as `de`, with their files. @throws Error when two locales have the same language */
export function shippedLanguages(folder: LanguageFolder): Map<string, PoFile> {
  const languages = new Map<string, PoFile>();
  for (const locale of folder.shipped()) {
    const [language = locale] = locale.split('_');
    if (languages.has(language)) throw new Error(`languages/shipped.json has two locales of the language ${language}.`);
    languages.set(language, folder.read(locale));
  }
  return languages;
}

/** Keys of the texts in a source file, by path and content of the file: many units contain the same file. */
const knownKeys = new Map<string, readonly string[]>();

/** Returns the keys of the texts in a source file. */
function keysOf(file: SourceFile): readonly string[] {
  const id = `${file.path} ${file.text}`;
  const keys = knownKeys.get(id) ?? readMessages([file]).messages.map(({ text, context }) => keyOf(text, context));
  knownKeys.set(id, keys);
  return keys;
}

/** Returns the keys of all texts in some source files. @param paths relative to the folder of the build */
function keysIn({ compiler }: Compilation, paths: Iterable<string>): Set<string> {
  const sources = [...paths].filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'));
  return new Set(sources.flatMap((path) => keysOf({ path, text: readFileSync(join(compiler.context, path), 'utf8') })));
}

/**
 * Smallest number of texts for which a chunk gets a separate file. Fewer texts load faster in the file of the part than
 * with a separate request.
 */
const minTexts = 40;

/** Returns the source files of the page, in the form of a part's sources. */
function pageSources(compilation: Compilation): PartSources {
  const { context } = compilation.compiler;
  const chunks = [...compilation.chunks];
  const first = chunks.filter((chunk) => chunk.canBeInitial());
  const later = chunks.filter((chunk) => !chunk.canBeInitial());
  return { first: sourcesIn(compilation, first, context), later: sourcesByChunk(compilation, later, context) };
}

/**
 * Returns the keys of the texts in each file of texts. A chunk with many texts that loads later has a separate file, which loads with the
 * chunk. All other texts are in the file of the part, so that they need no further request.
 */
function keysByFile(
  compilation: Compilation,
  parts: ReadonlyMap<string, PartSources>,
  hasOneFilePerPart: boolean,
): Map<string, ReadonlySet<string>> {
  const files = new Map<string, ReadonlySet<string>>();
  for (const [part, { first, later }] of parts) {
    const initial = keysIn(compilation, first);
    const separate = new Map<string, ReadonlySet<string>>();
    for (const [name, paths] of later) {
      const keys = keysIn(compilation, paths);
      if (keys.size >= minTexts && !hasOneFilePerPart) separate.set(name, keys);
      else for (const key of keys) initial.add(key);
    }
    files.set(part, initial);
    // If two parts load the same chunk, the chunk's file has every text that the file of either part lacks.
    for (const [name, keys] of separate)
      files.set(name, new Set([...(files.get(name) ?? []), ...[...keys].filter((key) => !initial.has(key))]));
  }
  return files;
}

/** A built unit, and the translations of its texts. */
export interface MessagesSource {
  /** Manifest of the unit (`unitManifest()`); null for the page. */
  readonly manifest: AreaJson | null;
  readonly languages: ReadonlyMap<string, PoFile>;
  /** Whether all texts of a part are in one file: for a development server, which lists no files. */
  readonly hasOneFilePerPart: boolean;
}

/** Returns the source files of each part with texts; the page counts as one part. */
function partsOf(compilation: Compilation, manifest: AreaJson | null): Map<string, PartSources> {
  if (!manifest) return new Map([[pageMessages, pageSources(compilation)]]);
  return partSources(compilation, Object.keys(manifest.parts), compilation.compiler.context);
}

/** Returns the name and content of each file of texts that has translations: for the page or each part of an area, and for chunks with many texts. */
export function* messageFiles(
  compilation: Compilation,
  { manifest, languages, hasOneFilePerPart }: MessagesSource,
): Generator<readonly [name: string, text: string]> {
  const keysByName = keysByFile(compilation, partsOf(compilation, manifest), hasOneFilePerPart);
  for (const [chunk, keys] of keysByName) {
    const fileName = neutralName(chunk);
    for (const [language, file] of languages) {
      const text = screenMessages(file, `${manifest?.name ?? 'root-config'}/${fileName}`, keys);
      if (text) yield [messagesFile(fileName, language), text];
    }
  }
}

/**
 * Writes the texts of a build beside its scripts.
 * @param output folder of the finished files
 */
export function writeMessages(compilation: Compilation, output: string, source: MessagesSource): void {
  for (const [name, text] of messageFiles(compilation, source)) writeFileSync(join(output, name), text);
}
