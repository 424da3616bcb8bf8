import { factsOf, formCount } from './locales';
import { remarksWith } from './marks';
import type { Entry, PoFile } from './po-file';

/** Returns the headers of a language's file. */
export function headersFor(locale: string): Record<string, string> {
  const facts = factsOf(locale);
  if (!facts) throw new Error(unknownLocale(locale));
  return {
    'Project-Id-Version': 'Flightdeck',
    'Language-Team': facts.name,
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': facts.pluralForms,
    'X-Domain': 'flightdeck',
  };
}

/** Returns the error message for a locale without a row in the table. */
export const unknownLocale = (locale: string): string =>
  `Unknown locale ${locale}. Add a row to tools/src/languages/locales.ts (docs/how-to/add-a-language.md).`;

/**
 * Returns a language's file with the texts of the catalogue. Keeps existing translations. A text that the catalogue no
 * longer has becomes obsolete; its translation is used again when the text returns.
 * @param catalogue the entries of `flightdeck.pot`
 * @param present the existing file, or undefined for a new language
 */
export function mergedWith(locale: string, catalogue: PoFile, present?: PoFile): PoFile {
  const headers = headersFor(locale);
  const count = formCount(headers['Plural-Forms'] ?? '');
  const existing = new Map(
    [...(present?.obsolete ?? []), ...(present?.entries ?? [])].map((entry) => [entry.key, entry]),
  );
  const entries = catalogue.entries.map((entry): Entry => {
    const before = existing.get(entry.key);
    existing.delete(entry.key);
    const length = entry.plural === undefined ? 1 : count;
    const isUnchanged = before !== undefined && before.forms.length === length && before.plural === entry.plural;
    return {
      ...entry,
      // Without line numbers, which every edit of the code changes.
      references: [...new Set(entry.references.map((place) => place.replace(/:\d+$/, '')))],
      forms: isUnchanged ? before.forms : Array.from({ length }, () => ''),
      remarks: isUnchanged ? before.remarks : remarksWith(before?.remarks ?? '', {}),
      isFuzzy: isUnchanged && before.isFuzzy,
    };
  });
  const obsolete = [...existing.values()].filter(({ forms }) => forms.some(Boolean));
  return { headers, entries, obsolete: obsolete.map((entry) => ({ ...entry, references: [], notes: '' })) };
}
