import { type GetTextTranslation, po } from 'gettext-parser';
import { exactStringsPage } from '../coverage/exact-strings';
import { compareTexts as compare, keyOf } from '../languages/po-file';
import { type Message, placeholdersOf } from './message';

/** File of the catalogue, relative to the repository. */
export const catalogueFile = 'languages/flightdeck.pot';

const headers = {
  'Project-Id-Version': 'Flightdeck',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Transfer-Encoding': '8bit',
  'X-Domain': 'flightdeck',
};

const byReference = (one: Message, other: Message) => compare(one.path, other.path) || one.line - other.line;
const unique = (values: readonly string[]): string[] => [...new Set(values)];
/** Returns the messages of each entry of the catalogue, sorted by file and line. The entries are sorted by file, context and text. */
function entriesOf(messages: readonly Message[]): Message[][] {
  const entries = new Map<string, Message[]>();
  for (const message of [...messages].sort(byReference)) {
    const key = keyOf(message.text, message.context);
    entries.set(key, [...(entries.get(key) ?? []), message]);
  }
  return [...entries]
    .sort(([key, [one]], [otherKey, [other]]) => compare(one?.path ?? '', other?.path ?? '') || compare(key, otherKey))
    .map(([, entry]) => entry);
}

/** Returns an entry of the catalogue. @param entry the messages with the same text and context */
function translationOf(entry: readonly Message[], isExact: (text: string) => boolean): GetTextTranslation {
  const [{ text, context } = { text: '' }] = entry;
  const plural = entry.find((message) => message.plural !== undefined)?.plural;
  const comments = unique(entry.flatMap(({ comment }) => (comment ? [`translators: ${comment}`] : [])));
  const exact = isExact(text) ? [`Exact: letter for letter, see ${exactStringsPage}`] : [];
  const extracted = [...comments, ...exact].join('\n');
  return {
    msgid: text,
    ...(context !== undefined && { msgctxt: context }),
    ...(plural !== undefined && { msgid_plural: plural }),
    msgstr: plural === undefined ? [''] : ['', ''],
    comments: {
      reference: unique(entry.map(({ path, line }) => `${path}:${line}`)).join('\n'),
      ...(extracted && { extracted }),
      // WordPress's sprintf for JavaScript has PHP's placeholders.
      ...(placeholdersOf(`${text} ${plural ?? ''}`).length > 0 && { flag: 'php-format' }),
    },
  };
}

/**
 * Returns the catalogue as the text of a `.pot` file: each text once per context, with references to all its uses. Equal messages give
 * the same file, byte for byte.
 * @param isExact whether the requirements fix a text letter for letter
 */
export function catalogue(messages: readonly Message[], isExact: (text: string) => boolean): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {
    '': { '': { msgid: '', msgstr: [''], comments: { translator: 'Written by "npm run catalogue -w tools".' } } },
  };
  const ordered = entriesOf(messages).map((entry) => translationOf(entry, isExact));
  const positions = new Map(ordered.map((each, index) => [each, index]));
  for (const each of ordered) {
    const context = each.msgctxt ?? '';
    translations[context] = { ...translations[context], [each.msgid]: each };
  }
  const sort = (one: GetTextTranslation, other: GetTextTranslation) =>
    (positions.get(one) ?? 0) - (positions.get(other) ?? 0);
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0, sort }).toString();
}

/** Returns a catalogue without line numbers, so that moving code does not make the catalogue outdated. */
export const withoutLines = (pot: string): string =>
  pot.replace(/^(#: .+):\d+$/gm, '$1').replace(/^(#: .+\n)\1+/gm, '$1');
