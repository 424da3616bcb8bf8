import { type GetTextTranslation, po } from 'gettext-parser';

/** One text of a language. */
export interface Entry {
  /** Context and text, as in Jed files: `verb\u0004Open`, or the text alone. */
  readonly key: string;
  readonly text: string;
  readonly plural?: string;
  /** One translation for each plural form; empty strings while the text is untranslated. */
  readonly forms: readonly string[];
  /** Whether each form has a translation that is not marked as uncertain (`fuzzy`). */
  readonly isTranslated: boolean;
  /** Source files that use the text, sorted. */
  readonly references: readonly string[];
}

/** A parsed `.po` or `.pot` file. */
export interface PoFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
}

/** Returns the key of a text. */
export const keyOf = (text: string, context = ''): string => (context ? `${context}\u0004${text}` : text);

/** Returns whether each form has a translation that is not marked as uncertain (`fuzzy`). */
export const isTranslated = ({ msgstr, comments }: GetTextTranslation): boolean =>
  msgstr.length > 0 && msgstr.every(Boolean) && !comments?.flag?.includes('fuzzy');

const entryOf = (translation: GetTextTranslation): Entry => {
  const { msgid, msgctxt, msgid_plural, msgstr, comments } = translation;
  const references = comments?.reference?.split(/\s+/).filter(Boolean) ?? [];
  return {
    key: keyOf(msgid, msgctxt),
    text: msgid,
    ...(msgid_plural !== undefined && { plural: msgid_plural }),
    forms: msgstr,
    isTranslated: isTranslated(translation),
    references: references.map((reference) => reference.replace(/:\d+$/, '')).sort(),
  };
};

/** Compares two strings by code units, which does not depend on the locale. */
export const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Returns what the order of the catalogue depends on. The library groups the texts by context. */
const placeOf = ({ references: [first = ''], key, text }: Entry): string =>
  [first, key === text ? '' : key, text].join('\u0004');

/**
 * Parses a `.po` or `.pot` file. The texts are in the order of the catalogue.
 * @throws SyntaxError when the file is invalid
 */
export function readPo(text: string): PoFile {
  // For a file without a header, the library returns no `headers`, although its types say otherwise.
  const { headers = {}, translations } = po.parse(text, { validation: false });
  const entries = Object.values(translations)
    .flatMap((texts) => Object.values(texts))
    .filter(({ msgid }) => msgid !== '')
    .map(entryOf)
    .sort((one, other) => compareTexts(placeOf(one), placeOf(other)));
  return { headers, entries };
}
