/** A term of a glossary. */
export interface Term {
  /** English, in lower case. */
  readonly term: string;
  /** Possible translations. A translated text must contain one of them, in upper or lower case, also inside a longer word. */
  readonly translations: readonly string[];
}

/** Returns the path of a language's glossary, relative to the repository. */
export const glossaryPath = (locale: string): string => `languages/glossary-${locale}.csv`;

/** Returns the cells of a line. Quoted cells may contain commas. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, unquoted = '']) =>
    (quoted?.replaceAll('""', '"') ?? unquoted).trim(),
  );

/**
 * Reads a glossary: after the header, one line `term,translation,note` for each term, with `|` between possible translations. The note
 * is for translators.
 * @param path path of the glossary, for error messages
 * @throws Error for a line without a term or a translation
 */
export function readGlossary(text: string, path: string): Term[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (index === 0 || line.trim() === '') return [];
    const [term = '', translation = ''] = cellsOf(line);
    const translations = translation
      .split('|')
      .map((each) => each.trim())
      .filter(Boolean);
    if (term === '' || translations.length === 0)
      throw new Error(`${path}:${index + 1}  needs the cells term,translation,note`);
    return [{ term: term.toLowerCase(), translations }];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the terms in an English text. A longer term hides the shorter ones in it: "activity log" hides "log". */
export function termsIn(english: string, glossary: readonly Term[]): Term[] {
  let remaining = english.toLowerCase().replace(/<[^<>]*>/g, '');
  return [...glossary]
    .sort((one, other) => other.term.length - one.term.length)
    .filter(({ term }) => {
      const pattern = new RegExp(`(?<![\\p{L}-])${escaped(term)}(?:e?s)?(?![\\p{L}-])`, 'gu');
      const isPresent = remaining.search(pattern) >= 0;
      remaining = remaining.replace(pattern, '·');
      return isPresent;
    });
}
