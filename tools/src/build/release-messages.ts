import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/area-manifest';
import { messagesFile, pageMessages } from '@flightdeck/shared/contracts/message-files';
import type { Compilation } from 'webpack';
import { readMessages } from '../catalogue/read-messages';
import { LanguageFolder } from '../languages/folder';
import { keyOf, type PoFile } from '../languages/po-file';
import { screenMessages } from '../languages/screen-messages';
import { partSources, sourcesIn } from './part-sources';
import { repo } from './repo';
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

/** Returns the keys of all texts in some source files. */
function keysIn(paths: Iterable<string>): Set<string> {
  const files = [...paths]
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path, text: readFileSync(join(repo, path), 'utf8') }));
  return new Set(readMessages(files).messages.map(({ text, context }) => keyOf(text, context)));
}

export interface MessagesSource {
  readonly kind: Unit['kind'];
  /** Of the area; null for the page. */
  readonly manifest: AreaJson | null;
  readonly languages: ReadonlyMap<string, PoFile>;
}

/** Returns the files with the texts of a build: one per language and part of an area, or one for the page. */
export function* messageFiles(
  compilation: Compilation,
  { kind, manifest, languages }: MessagesSource,
): Generator<readonly [name: string, text: string]> {
  const isAlone = kind === 'widgets';
  const parts = Object.keys(manifest?.parts ?? {});
  const sources = manifest
    ? partSources(compilation, { parts, wanted: isAlone ? manifest.widgets : parts, isAlone }, repo)
    : new Map([[pageMessages, sourcesIn(compilation, compilation.chunks, repo)]]);
  for (const [part, paths] of sources) {
    const keys = keysIn(paths);
    for (const [language, file] of languages) {
      const text = screenMessages(file, `${manifest?.name ?? 'root-config'}/${part}`, keys);
      if (text) yield [messagesFile(part, language), text];
    }
  }
}

/**
 * Writes the texts of a build in each shipped language beside its scripts.
 * @param output folder of the finished files
 * @param manifest of the area; null for the page
 */
export function writeMessages(
  compilation: Compilation,
  output: string,
  kind: Unit['kind'],
  manifest: AreaJson | null,
): void {
  const languages = shippedLanguages(new LanguageFolder(repo));
  for (const [name, text] of messageFiles(compilation, { kind, manifest, languages }))
    writeFileSync(join(output, name), text);
}
