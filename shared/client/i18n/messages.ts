import { startI18n } from '@flightdeck/shared/i18n';
import type { PageState } from '../../contracts/page-state';

type Locale = PageState['locale'];
type Messages = NonNullable<Locale['messages']>;

/** Longer texts are not ours: the longest one has 450 characters in any language. */
const longest = 2000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Most texts have no tags, and a page has a thousand texts. */
const tagsOf = (text: string): string => (/[<>]/.test(text) ? (text.match(/<[^>]*>?|>/g) ?? []).sort().join() : '');

/** Returns whether a translation fits its text: the same tags, and a usual length. */
const fits = (form: unknown, key: string): boolean =>
  typeof form === 'string' && form !== '' && form.length <= longest && tagsOf(form) === tagsOf(key);

interface Header {
  readonly fields: unknown;
  /** Number of plural forms. */
  readonly count: number;
  /** Language or locale, such as `de_DE`. */
  readonly lang: string;
}

/** Returns the header of some messages; undefined when its plural rule has no number of forms. Without a rule, that of English counts. */
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
 * Returns the usable texts of some messages; the page shows the others in English. Leaves out texts with markup that the English
 * text does not have, with a wrong number of plural forms, or of an unusual length.
 * @param messages Jed messages of the domain `flightdeck`
 */
export function usableMessages(messages: Readonly<Record<string, unknown>>): Messages | null {
  const header = headerOf(messages);
  if (!header) return null;
  const texts = Object.entries(messages).filter(
    ([key, forms]) =>
      Array.isArray(forms) && [1, header.count].includes(forms.length) && forms.every((form) => fits(form, key)),
  );
  return { '': messages[''], ...Object.fromEntries(texts) };
}

/**
 * Returns the usable texts of a file, or null when it is no file of this source and language.
 * @param file content of a file that the build wrote
 * @param source part that the texts belong to, such as `mf-settings/security`
 * @param language such as `de`
 */
export function messagesIn(file: unknown, source: string, language: string): Messages | null {
  const data =
    isRecord(file) && file.source === source && isRecord(file.locale_data) ? file.locale_data.flightdeck : null;
  return isRecord(data) && headerOf(data)?.lang.split(/[-_]/)[0] === language ? usableMessages(data) : null;
}

/** Header of the first messages by language: all texts of a page follow one plural rule. */
const headers = new Map<string, Header>();

/**
 * Adds texts to those of the page.
 * @returns whether they are in use; texts with another number of plural forms than the page has are not
 */
export function addMessages(locale: Locale, messages: Messages | null): boolean {
  const own = messages && headerOf(messages);
  const header = headers.get(locale.lang) ?? own;
  if (!own || header?.count !== own.count) return false;
  headers.set(locale.lang, header);
  startI18n({ ...locale, messages: { ...messages, '': header.fields } });
  return true;
}
