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

/**
 * Parses a `.po` or `.pot` file.
 * @throws SyntaxError when the file is invalid
 */
export function readPo(text: string): PoFile {
  // For a file without a header, the library returns no `headers`, although its types say otherwise.
  const { headers = {}, translations, obsolete = {} } = po.parse(text, { validation: false });
  const lines = linesOf(text);
  const lineOf = ({ key }: Entry): number => lines.get(key) ?? 0;
  // The library groups texts by context. Restore the order of the file.
  const entries = entriesIn(translations).sort((one, other) => lineOf(one) - lineOf(other));
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

/**
 * Returns the line number of each `msgid` in a file, by the key of its text. The library returns no line numbers. Error
 * messages contain them, and `readPo` restores the order of the texts from them.
 */
export function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let context = '';
  let message: { text: string; line: number } | undefined;
  let field: string | undefined;
  const finish = () => {
    if (message) lines.set(keyOf(message.text, context), message.line);
    if (message) context = '';
    message = undefined;
  };
  text.split('\n').forEach((line, index) => {
    const [, keyword, quoted] = /^(msgctxt|msgid|msg\w+(?:\[\d+\])?)?\s*"(.*)"\s*$/.exec(line) ?? [];
    if (quoted === undefined) return;
    if (keyword) field = keyword;
    if (keyword === 'msgctxt' || (keyword === 'msgid' && message)) finish();
    if (keyword === 'msgctxt') context = '';
    if (keyword === 'msgid') message = { text: '', line: index + 1 };
    if (field === 'msgctxt') context += unescaped(quoted);
    if (field === 'msgid' && message) message.text += unescaped(quoted);
  });
  finish();
  return lines;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char);
