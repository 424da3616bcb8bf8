import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import { messagesFile, pageMessages } from '@flightdeck/shared/contracts/releases';
import type { Compilation } from 'webpack';
import { readMessages } from '../catalogue/read-messages';
import { oncePerText } from '../common/once-per-text';
import type { LanguageFolder } from '../languages/folder';
import { keyOf, type PoFile } from '../languages/po-file';
import { screenMessages } from '../languages/screen-messages';
import { type PartSources, partSources, sourcesByChunk, sourcesIn } from './part-sources';
import { neutralName } from './plugins/blocked-names';
import type { Unit } from './units';

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

/** Returns the keys of the texts of a file. */
const keysOf = oncePerText((file) => readMessages([file]).messages.map(({ text, context }) => keyOf(text, context)));

/** Returns the keys of all texts in some source files, whose paths are relative to the folder of the build. */
function keysIn({ compiler }: Compilation, paths: Iterable<string>): Set<string> {
  const sources = [...paths].filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'));
  return new Set(sources.flatMap((path) => keysOf({ path, text: readFileSync(join(compiler.context, path), 'utf8') })));
}

/**
 * Least number of texts for which a chunk gets a separate file. Fewer texts take less time in the file of the part than
 * in a request.
 */
const minTexts = 40;

/** Returns the source files of the page, as those of one part. */
function pageSources(compilation: Compilation): PartSources {
  const { context } = compilation.compiler;
  const chunks = [...compilation.chunks];
  const first = chunks.filter((chunk) => chunk.canBeInitial());
  const later = chunks.filter((chunk) => !chunk.canBeInitial());
  return { first: sourcesIn(compilation, first, context), later: sourcesByChunk(compilation, later, context) };
}

/**
 * Returns the keys of each file with texts. Those of a chunk that loads later and has many are separate, and load with it; all others
 * are in the file of the part, so that they show without another request.
 */
function keysByFile(
  compilation: Compilation,
  parts: ReadonlyMap<string, PartSources>,
  isWhole: boolean,
): Map<string, ReadonlySet<string>> {
  const files = new Map<string, ReadonlySet<string>>();
  for (const [part, { first, later }] of parts) {
    const initial = keysIn(compilation, first);
    const separate = new Map<string, ReadonlySet<string>>();
    for (const [name, paths] of later) {
      const keys = keysIn(compilation, paths);
      if (keys.size >= minTexts && !isWhole) separate.set(name, keys);
      else for (const key of keys) initial.add(key);
    }
    files.set(part, initial);
    // Two parts can load one chunk; its file then has the texts that either of them lacks.
    for (const [name, keys] of separate)
      files.set(name, new Set([...(files.get(name) ?? []), ...[...keys].filter((key) => !initial.has(key))]));
  }
  return files;
}

export interface MessagesSource {
  readonly kind: Unit['kind'];
  /** Manifest of the area; null for the page. */
  readonly manifest: AreaJson | null;
  readonly languages: ReadonlyMap<string, PoFile>;
  /** Whether one file has all texts of a part: for widgets, and for a development server, which lists no files. */
  readonly isWhole: boolean;
}

function partsOf(compilation: Compilation, kind: Unit['kind'], manifest: AreaJson | null): Map<string, PartSources> {
  if (!manifest) return new Map([[pageMessages, pageSources(compilation)]]);
  const parts = Object.keys(manifest.parts);
  const selected = kind === 'widgets' ? manifest.widgets : parts;
  return partSources(compilation, { parts, selected }, compilation.compiler.context);
}

/** Returns the files with the texts of a build, in each language: of each part of an area or of the page, and of some chunks. */
export function* messageFiles(
  compilation: Compilation,
  { kind, manifest, languages, isWhole }: MessagesSource,
): Generator<readonly [name: string, text: string]> {
  const groups = keysByFile(compilation, partsOf(compilation, kind, manifest), isWhole);
  for (const [chunk, keys] of groups) {
    const group = neutralName(chunk);
    for (const [language, file] of languages) {
      const text = screenMessages(file, `${manifest?.name ?? 'root-config'}/${group}`, keys);
      if (text) yield [messagesFile(group, language), text];
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
