import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo, po } from 'gettext-parser';
import { LanguageFolder } from './folder';
import { isDone } from './marks';
import { readPo, writePo } from './po-file';
import { screenMessages } from './screen-messages';

/** Returns a translated catalogue in the binary form, for the PHP of the plugin. Leaves out texts that are empty or marked `fuzzy`. */
export function moFile(text: string): Buffer {
  const { translations, ...rest } = po.parse(text);
  const done = Object.entries(translations).map(([context, texts]) => [
    context,
    Object.fromEntries(
      Object.entries(texts).filter(
        ([key, { msgstr, comments }]) =>
          (context === '' && key === '') || (msgstr.every(Boolean) && !comments?.flag?.includes('fuzzy')),
      ),
    ),
  ]);
  return mo.compile({ ...rest, translations: Object.fromEntries(done) });
}

/** A file for a site, with its content. */
export interface OutputFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Returns a text as a PHP literal. */
const phpText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Returns a translated file in the form that WordPress 6.5 and later loads without parsing. NUL separates plural forms. */
function phpFile(po: string): string {
  const { headers, entries } = readPo(po);
  const messages = entries
    .filter(isDone)
    .map(({ key, forms }) => `${phpText(key)}=>${forms.map(phpText).join(`."\\0".`)}`);
  const pairs = [
    `'domain'=>'flightdeck'`,
    `'language'=>${phpText(headers.Language ?? '')}`,
    `'plural-forms'=>${phpText(headers['Plural-Forms'] ?? '')}`,
    `'messages'=>[${messages.join(',')}]`,
  ];
  return `<?php\nreturn [${pairs.join(',')}];\n`;
}

/** Returns the texts of a language for the PHP of the plugin, in both forms of WordPress. */
const phpFiles = (locale: string, po: string): OutputFile[] => [
  { name: `flightdeck-${locale}.mo`, content: moFile(po) },
  { name: `flightdeck-${locale}.l10n.php`, content: phpFile(po) },
];

/** Returns the files for a language that a site adds: all texts for the screens, and all texts for PHP. */
export const outputFiles = (locale: string, po: string): OutputFile[] => [
  { name: `flightdeck-${locale}-screens.json`, content: screenMessages(readPo(po), 'screens') ?? '{}\n' },
  ...phpFiles(locale, po),
];

/** Returns a catalogue with only the texts of the plugin's PHP. With all texts, the languages would be a third of the archive. */
function withPhpTextsOnly(po: string): string {
  const file = readPo(po);
  const isInPhp = (reference: string) => reference.startsWith('wordpress/');
  return writePo({ ...file, entries: file.entries.filter(({ references }) => references.some(isInPhp)), obsolete: [] });
}

/** Returns the files of all languages that are part of the plugin. Texts of the screens come with the releases in its set. */
export function shippedFiles(repo: string): OutputFile[] {
  const folder = new LanguageFolder(repo);
  return folder.shipped().flatMap((locale) => phpFiles(locale, withPhpTextsOnly(folder.poText(locale))));
}

/** Writes files into a folder, and creates it if it is missing. */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
