import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo, po } from 'gettext-parser';
import { LanguageFolder } from './folder';
import { isTranslated } from './marks';
import { readPo, writePo } from './po-file';
import { screenMessages } from './screen-messages';

/**
 * Returns a `.mo` file, which the plugin's PHP reads. Leaves out texts that are untranslated or marked `fuzzy`.
 * @param text content of the `.po` file
 */
export function moFile(text: string): Buffer {
  const { translations, ...rest } = po.parse(text);
  const translated = Object.entries(translations).map(([context, texts]) => [
    context,
    Object.fromEntries(
      Object.entries(texts).filter(
        ([key, { msgstr, comments }]) =>
          (context === '' && key === '') || (msgstr.every(Boolean) && !comments?.flag?.includes('fuzzy')),
      ),
    ),
  ]);
  return mo.compile({ ...rest, translations: Object.fromEntries(translated) });
}

/** A file for a site, with its content. */
export interface OutputFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Returns a text as a PHP literal. */
const phpText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Returns a `.l10n.php` file, which WordPress 6.5 and later loads without parsing. NUL separates plural forms. */
function phpFile(po: string): string {
  const { headers, entries } = readPo(po);
  const messages = entries
    .filter(isTranslated)
    .map(({ key, forms }) => `${phpText(key)}=>${forms.map(phpText).join(`."\\0".`)}`);
  const pairs = [
    `'domain'=>'flightdeck'`,
    `'language'=>${phpText(headers.Language ?? '')}`,
    `'plural-forms'=>${phpText(headers['Plural-Forms'] ?? '')}`,
    `'messages'=>[${messages.join(',')}]`,
  ];
  return `<?php\nreturn [${pairs.join(',')}];\n`;
}

/** Returns the files with a language's texts for PHP, in both formats of WordPress. */
const phpFiles = (locale: string, po: string): OutputFile[] => [
  { name: `flightdeck-${locale}.mo`, content: moFile(po) },
  { name: `flightdeck-${locale}.l10n.php`, content: phpFile(po) },
];

/** Returns the files for a language that a site adds: one with all texts for screens, and two with all texts for PHP. */
export const outputFiles = (locale: string, po: string): OutputFile[] => [
  { name: `flightdeck-${locale}-screens.json`, content: screenMessages(readPo(po), 'screens') ?? '{}\n' },
  ...phpFiles(locale, po),
];

/** Returns a `.po` file with only the texts of the plugin's PHP. With all texts, languages would take a third of the archive. */
function withPhpTextsOnly(po: string): string {
  const file = readPo(po);
  const isInPhp = (reference: string) => reference.startsWith('wordpress/');
  return writePo({ ...file, entries: file.entries.filter(({ references }) => references.some(isInPhp)), obsolete: [] });
}

/** Returns the plugin's files for all shipped languages. The texts of screens are in the releases of the areas instead. */
export function shippedFiles(repo: string): OutputFile[] {
  const folder = new LanguageFolder(repo);
  return folder.shipped().flatMap((locale) => phpFiles(locale, withPhpTextsOnly(folder.poText(locale))));
}

/** Writes files into a folder. Creates the folder if it is missing. */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
