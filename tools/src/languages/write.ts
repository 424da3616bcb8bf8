import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, mo, po } from 'gettext-parser';
import { LanguageFolder } from './folder';
import { isTranslated, readPo } from './po-file';
import { screenMessages } from './screen-messages';

/** A file for a site, with its content. */
export interface OutputFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Returns a file with only the texts that fulfill a condition. The empty text, which has the header, remains. */
function withTexts(
  { translations, ...rest }: GetTextTranslations,
  isIncluded: (text: GetTextTranslation) => boolean,
): GetTextTranslations {
  const filtered = Object.entries(translations).map(([context, texts]) => [
    context,
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.msgid === '' || isIncluded(text))),
  ]);
  return { ...rest, translations: Object.fromEntries(filtered) };
}

/** Returns a text as a PHP literal. */
const phpText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Returns a `.l10n.php` file, which WordPress 6.5 and later loads without parsing. NUL separates plural forms. */
function phpFile(table: GetTextTranslations): string {
  const { headers, entries } = readPo(po.compile(table).toString());
  const messages = entries.map(({ key, forms }) => `${phpText(key)}=>${forms.map(phpText).join(`."\\0".`)}`);
  const pairs = [
    `'domain'=>'flightdeck'`,
    `'language'=>${phpText(headers.Language ?? '')}`,
    `'plural-forms'=>${phpText(headers['Plural-Forms'] ?? '')}`,
    `'messages'=>[${messages.join(',')}]`,
  ];
  return `<?php\nreturn [${pairs.join(',')}];\n`;
}

/** Returns the files with a language's texts for PHP, in both formats of WordPress. Leaves out texts without a certain translation. */
function phpFiles(locale: string, file: string, isIncluded: (text: GetTextTranslation) => boolean): OutputFile[] {
  const table = withTexts(po.parse(file), (text) => isTranslated(text) && isIncluded(text));
  return [
    { name: `flightdeck-${locale}.mo`, content: mo.compile(table) },
    { name: `flightdeck-${locale}.l10n.php`, content: phpFile(table) },
  ];
}

/** Returns the files for a language that a site adds: one with all texts for screens, and two with all texts for PHP. */
export const outputFiles = (locale: string, file: string): OutputFile[] => [
  { name: `flightdeck-${locale}-screens.json`, content: screenMessages(readPo(file), 'screens') ?? '{}\n' },
  ...phpFiles(locale, file, () => true),
];

/** Returns whether the PHP of the plugin uses a text. With all texts, languages would take a third of the archive. */
const isInPhp = ({ comments }: GetTextTranslation): boolean => /^wordpress\//m.test(comments?.reference ?? '');

/** Returns the plugin's files for all shipped languages. The texts of screens are in the releases of the areas instead. */
export function shippedFiles(repo: string): OutputFile[] {
  const folder = new LanguageFolder(repo);
  return folder.shipped().flatMap((locale) => phpFiles(locale, folder.poText(locale), isInPhp));
}

/** Writes files into a folder. Creates the folder if it is missing. */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
