import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { placeholdersOf } from '../catalogue/message';

/** One text of a language. */
export interface Entry {
  /** Context and text, as in Jed files: `verb\u0004Open`, or the text alone. */
  readonly key: string;
  readonly text: string;
  readonly plural?: string;
  readonly context?: string;
  /** One translation for each plural form; empty strings while the text is untranslated. */
  readonly forms: readonly string[];
  /** Comments of the catalogue: `translators: …`, `Exact: …`, `Button: …`. */
  readonly notes: string;
  /** Comments of the translator. */
  readonly remarks: string;
  /** Whether the translation is marked as uncertain. */
  readonly isFuzzy: boolean;
  /** Source files that use the text. A `.pot` file adds the line: `a.ts:3`. */
  readonly references: readonly string[];
}

/** A parsed `.po` or `.pot` file. */
export interface PoFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
  /** Texts that the product no longer has, with their translations, in case the texts return. */
  readonly obsolete: readonly Entry[];
}

/** Returns the path of a language's file, relative to the repository. */
export const poPath = (locale: string): string => `languages/flightdeck-${locale}.po`;

/** Returns the key of a text. */
export const keyOf = (text: string, context = ''): string => (context ? `${context}\u0004${text}` : text);

const entryOf = ({ msgid, msgctxt, msgid_plural, msgstr, comments = {} }: GetTextTranslation): Entry => ({
  key: keyOf(msgid, msgctxt),
  text: msgid,
  ...(msgid_plural !== undefined && { plural: msgid_plural }),
  ...(msgctxt && { context: msgctxt }),
  forms: msgstr,
  notes: comments.extracted ?? '',
  remarks: comments.translator ?? '',
  isFuzzy: comments.flag?.includes('fuzzy') ?? false,
  references: comments.reference?.split(/\s+/).filter(Boolean) ?? [],
});

const entriesIn = (records: GetTextTranslations['translations']): Entry[] =>
  Object.values(records)
    .flatMap((texts) => Object.values(texts))
    .filter(({ msgid }) => msgid !== '')
    .map(entryOf);

/** Compares two strings by code units, which does not depend on the locale. */
export const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Returns what the order of the catalogue depends on: the first file, context and text. The library groups the texts by context. */
const placeOf = ({ references: [first = ''], context = '', text }: Entry): string =>
  [first.replace(/:\d+$/, ''), context, text].join('\u0004');

/**
 * Parses a `.po` or `.pot` file. The texts are in the order of the catalogue.
 * @throws SyntaxError when the file is invalid
 */
export function readPo(text: string): PoFile {
  // For a file without a header, the library returns no `headers`, although its types say otherwise.
  const { headers = {}, translations, obsolete = {} } = po.parse(text, { validation: false });
  const entries = entriesIn(translations).sort((one, other) => compareTexts(placeOf(one), placeOf(other)));
  return { headers, entries, obsolete: entriesIn(obsolete) };
}

function translationOf(entry: Entry): GetTextTranslation {
  const { text, plural, context, forms, notes, remarks, isFuzzy, references } = entry;
  const isFormat = placeholdersOf(`${text} ${plural ?? ''}`).length > 0;
  const flags = [...(isFuzzy ? ['fuzzy'] : []), ...(isFormat ? ['php-format'] : [])];
  return {
    msgid: text,
    ...(context !== undefined && { msgctxt: context }),
    ...(plural !== undefined && { msgid_plural: plural }),
    msgstr: [...forms],
    comments: {
      ...(remarks && { translator: remarks }),
      ...(references.length > 0 && { reference: references.join('\n') }),
      ...(notes && { extracted: notes }),
      ...(flags.length > 0 && { flag: flags.join(', ') }),
    },
  };
}

function recordsOf(entries: readonly Entry[]): GetTextTranslations['translations'] {
  const records: GetTextTranslations['translations'] = {};
  for (const entry of entries) {
    const texts = records[entry.context ?? ''] ?? {};
    records[entry.context ?? ''] = texts;
    texts[entry.text] = translationOf(entry);
  }
  return records;
}

/** Returns the content of a `.po` file, with the entries in their order. */
export function writePo({ headers, entries, obsolete }: PoFile): string {
  const positions = new Map(entries.map(({ key }, index) => [key, index]));
  const position = ({ msgid, msgctxt }: GetTextTranslation): number => positions.get(keyOf(msgid, msgctxt)) ?? 0;
  const translations = recordsOf(entries);
  translations[''] = { '': { msgid: '', msgstr: [''] }, ...translations[''] };
  const table = { charset: 'utf-8', headers: { ...headers }, translations, obsolete: recordsOf(obsolete) };
  return po.compile(table, { foldLength: 0, sort: (one, other) => position(one) - position(other) }).toString();
}

/** Returns the line of a text in a file, for messages; 1 for a text of several lines, which starts with an empty line. */
export function lineOf(file: string, { text }: Entry): number {
  const line = file.split('\n').indexOf(`msgid ${JSON.stringify(text)}`);
  return line < 0 ? 1 : line + 1;
}
