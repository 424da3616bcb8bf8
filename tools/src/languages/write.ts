import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LanguageFolder } from './folder';
import { isDone, isMarkedSame } from './marks';
import { readPo, writePo } from './po-file';
import { translation } from './translation';

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

/** Returns the files of a language that a site loads: texts for the screens, and for PHP in both forms of WordPress. */
export function outputFiles(locale: string, po: string): OutputFile[] {
  const file = readPo(po);
  // Without an entry, a screen shows the English text, so equal texts are left out.
  const different = file.entries.filter((entry) => entry.plural !== undefined || !isMarkedSame(entry));
  const screens = translation(writePo({ ...file, entries: different }));
  return [
    { name: `flightdeck-${locale}-screens.json`, content: screens.json },
    { name: `flightdeck-${locale}.mo`, content: translation(po).mo },
    { name: `flightdeck-${locale}.l10n.php`, content: phpFile(po) },
  ];
}

/** Returns the files of all shipped languages, for the WordPress plugin. */
export function shippedFiles(repo: string): OutputFile[] {
  const folder = new LanguageFolder(repo);
  return folder.shipped().flatMap((locale) => outputFiles(locale, folder.poText(locale)));
}

/** Writes files into a folder, and makes it if it is missing. */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
