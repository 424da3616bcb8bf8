import { startI18n } from '@flightdeck/shared/i18n';
import type { PageState } from '../../contracts/page/page-state';

type Locale = PageState['locale'];
type Messages = NonNullable<Locale['messages']>;

/** Maximum length of a text. Our longest texts have fewer than 500 characters, so a text above the maximum is not ours. */
const maxLength = 2000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the tags of a text. Most of the hundreds of texts on a page have none, and need no slow search. */
const tagsOf = (text: string): string =>
  text.includes('<') || text.includes('>') ? (text.match(/<[^>]*>?|>/g) ?? []).sort().join() : '';

/** Result for most texts, which have no placeholders. */
const noPlaceholders: readonly string[] = [];

/** Returns the placeholders of a text with their numbers: `%1$s` and `%2$d` for `%s of %d`. */
const placeholdersOf = (text: string): readonly string[] =>
  text.includes('%')
    ? (text.replaceAll('%%', '').match(/%(?:\d+\$)?[sd]/g) ?? noPlaceholders).map((each, index) =>
        each.replace(/%(?=[sd])/, `%${index + 1}$`),
      )
    : noPlaceholders;

/** Returns whether a form has the tags of its English text and a plausible length. */
const isUsableForm = (form: unknown, tags: string): form is string =>
  typeof form === 'string' && form !== '' && form.length <= maxLength && tagsOf(form) === tags;

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));

/**
 * Returns whether all forms of a translation fit their English text. A plural form may leave out a placeholder: "one post".
 * @param key the English text, with its context if it has one
 * @param count number of plural forms
 */
function formsFit(forms: unknown, key: string, count: number): boolean {
  if (!Array.isArray(forms) || (forms.length !== 1 && forms.length !== count)) return false;
  const tags = tagsOf(key);
  const expected = placeholdersOf(key);
  for (const form of forms) {
    const present = isUsableForm(form, tags) ? placeholdersOf(form) : null;
    if (!present || !includesAll(expected, present) || (!forms[1] && !includesAll(present, expected))) return false;
  }
  return true;
}

/** Header of messages: their language and plural rule. */
interface Header {
  /** The header in Jed format. */
  readonly fields: unknown;
  /** Number of plural forms. */
  readonly count: number;
  /** Language or locale, such as `de_DE`. */
  readonly lang: string;
}

/** Returns the header of messages; undefined if its plural rule has no number of forms. Default: the English rule. */
function headerOf(messages: Readonly<Record<string, unknown>>): Header | undefined {
  const fields = isRecord(messages['']) ? messages[''] : {};
  const rule = fields['plural-forms'] ?? 'nplurals=2; plural=(n != 1);';
  const count = /^nplurals *= *([1-6]);/.exec(String(rule))?.[1];
  const lang = String(fields.lang);
  return count === undefined
    ? undefined
    : { fields: { domain: 'flightdeck', lang, 'plural-forms': rule }, count: Number(count), lang };
}

/**
 * Returns only the usable texts; the page shows all others in English. Leaves out texts whose tags or placeholders
 * differ from those of the English text, and texts with a wrong number of plural forms or an implausible length.
 * @param messages Jed messages of the domain `flightdeck`
 * @returns null if the plural rule does not state its number of forms
 */
export function usableMessages(messages: Readonly<Record<string, unknown>>): Messages | null {
  const header = headerOf(messages);
  if (!header) return null;
  const usable: Record<string, unknown> = { '': messages[''] };
  // A loop, because copies of hundreds of texts would take longer than the check.
  for (const key of Object.keys(messages))
    if (key !== '__proto__' && formsFit(messages[key], key, header.count)) usable[key] = messages[key];
  return usable;
}

/**
 * Returns the usable texts of a file; null if it is not a file of this source and language.
 * @param file content of a file that the build wrote
 * @param source part or chunk that the texts belong to, such as `mf-settings/security`, such as `mf-settings/security`
 * @param language such as `de`
 */
export function messagesIn(file: unknown, source: string, language: string): Messages | null {
  const data =
    isRecord(file) && file.source === source && isRecord(file.locale_data) ? file.locale_data.flightdeck : null;
  return isRecord(data) && headerOf(data)?.lang.split(/[-_]/)[0] === language ? usableMessages(data) : null;
}

/** For each language, the header of the messages that were added first: all texts of a page follow one plural rule. */
const headers = new Map<string, Header>();

/**
 * Adds texts to those of the page.
 * @param messages usable messages; their header is replaced by the header of the page
 * @returns false if there are no texts, or if they have another number of plural forms than the page uses
 */
export function addMessages(locale: Locale, messages: Messages | null): boolean {
  const added = messages && headerOf(messages);
  const header = headers.get(locale.lang) ?? added;
  if (!added || header?.count !== added.count) return false;
  headers.set(locale.lang, header);
  // Change the object: a copy would take as long as the check of the texts.
  messages[''] = header.fields;
  startI18n({ ...locale, messages });
  return true;
}
