import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/area-manifest';
import { messagesFile, pageMessages } from '@flightdeck/shared/contracts/message-files';
import type { Compilation } from 'webpack';
import { readMessages } from '../catalogue/read-messages';
import type { LanguageFolder } from '../languages/folder';
import { keyOf, type PoFile } from '../languages/po-file';
import { screenMessages } from '../languages/screen-messages';
import { oncePerText } from '../once-per-text';
import { partSources, sourcesIn } from './part-sources';
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

/** Fewest texts of a chunk of the page for files of their own. A file costs more time than fewer texts in the page. */
const fewestTexts = 50;

/**
 * Returns the keys of the texts of the page. Those of a chunk that loads later and has many are separate, and load with it; all others
 * are in the page, so that they show without another request.
 */
function pageKeys(compilation: Compilation): Map<string, ReadonlySet<string>> {
  const chunks = [...compilation.chunks].map((chunk) => ({
    name: chunk.name ?? '',
    keys: keysIn(compilation, sourcesIn(compilation, [chunk], compilation.compiler.context)),
    isFirst: chunk.canBeInitial(),
  }));
  const isSeparate = ({ keys, isFirst }: (typeof chunks)[number]) => !isFirst && keys.size >= fewestTexts;
  const inPage = new Set(chunks.filter((chunk) => !isSeparate(chunk)).flatMap(({ keys }) => [...keys]));
  const separate = chunks
    .filter(isSeparate)
    .map(({ name, keys }) => [name, new Set([...keys].filter((key) => !inPage.has(key)))] as const);
  return new Map([[pageMessages, inPage], ...separate]);
}

/** Returns the keys of the texts of each part of an area, or of its widgets. */
function partKeys(compilation: Compilation, kind: Unit['kind'], manifest: AreaJson): Map<string, ReadonlySet<string>> {
  const isAlone = kind === 'widgets';
  const parts = Object.keys(manifest.parts);
  const sources = partSources(
    compilation,
    { parts, wanted: isAlone ? manifest.widgets : parts, isAlone },
    compilation.compiler.context,
  );
  return new Map([...sources].map(([part, paths]) => [part, keysIn(compilation, paths)]));
}

export interface MessagesSource {
  readonly kind: Unit['kind'];
  /** Of the area; null for the page. */
  readonly manifest: AreaJson | null;
  readonly languages: ReadonlyMap<string, PoFile>;
}

/** Returns the files with the texts of a build: one per language and part of an area, or for the page and some of its chunks. */
export function* messageFiles(
  compilation: Compilation,
  { kind, manifest, languages }: MessagesSource,
): Generator<readonly [name: string, text: string]> {
  const groups = manifest ? partKeys(compilation, kind, manifest) : pageKeys(compilation);
  for (const [group, keys] of groups)
    for (const [language, file] of languages) {
      const text = screenMessages(file, `${manifest?.name ?? 'root-config'}/${group}`, keys);
      if (text) yield [messagesFile(group, language), text];
    }
}

/**
 * Writes the texts of a build beside its scripts.
 * @param output folder of the finished files
 */
export function writeMessages(compilation: Compilation, output: string, source: MessagesSource): void {
  for (const [name, text] of messageFiles(compilation, source)) writeFileSync(join(output, name), text);
}
