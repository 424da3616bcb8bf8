import { factsOf, formCount } from './locales';
import { withoutMarks } from './marks';
import type { Entry, PoFile } from './po-file';

/** Returns the headers of a language's file. @throws Error for an unknown locale */
export function headersFor(locale: string): Record<string, string> {
  const data = factsOf(locale);
  if (!data) throw new Error(unknownLocale(locale));
  return {
    'Project-Id-Version': 'Flightdeck',
    'Language-Team': data.name,
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': data.pluralForms,
    'X-Domain': 'flightdeck',
  };
}

/** Returns the error message for a locale that is not in `locales.ts`. */
export const unknownLocale = (locale: string): string =>
  `Unknown locale ${locale}. Add a row to tools/src/languages/locales.ts (docs/how-to/add-a-language.md).`;

/**
 * Returns a language's file with the texts of the catalogue. Keeps existing translations, except those of a text whose plural has
 * changed. A translated text that the catalogue no longer has becomes obsolete; its translation is used again when the text returns.
 * @param catalogue the entries of `flightdeck.pot`
 * @param existingFile the language's file so far; undefined for a new language
 * @throws Error for an unknown locale
 */
export function mergeCatalogue(locale: string, catalogue: PoFile, existingFile?: PoFile): PoFile {
  const headers = headersFor(locale);
  const count = formCount(headers['Plural-Forms'] ?? '');
  const existingEntries = new Map(
    [...(existingFile?.obsolete ?? []), ...(existingFile?.entries ?? [])].map((entry) => [entry.key, entry]),
  );
  const entries = catalogue.entries.map((entry): Entry => {
    const previous = existingEntries.get(entry.key);
    existingEntries.delete(entry.key);
    const length = entry.plural === undefined ? 1 : count;
    const isUnchanged = previous !== undefined && previous.forms.length === length && previous.plural === entry.plural;
    return {
      ...entry,
      // Omit line numbers, because every edit of the code changes them.
      references: [...new Set(entry.references.map((reference) => reference.replace(/:\d+$/, '')))],
      forms: isUnchanged ? previous.forms : Array.from({ length }, () => ''),
      remarks: isUnchanged ? previous.remarks : withoutMarks(previous?.remarks ?? ''),
      isFuzzy: isUnchanged && previous.isFuzzy,
    };
  });
  const obsolete = [...existingEntries.values()].filter(({ forms }) => forms.some(Boolean));
  return { headers, entries, obsolete: obsolete.map((entry) => ({ ...entry, references: [], notes: '' })) };
}
