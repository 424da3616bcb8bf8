import { createI18n, sprintf as format } from '@wordpress/i18n';
import type { PageState } from '../../contracts/page-state';

/** Text domain of every string of ours. */
export const domain = 'flightdeck';

const i18n = createI18n();
const asItIs = (text: string): string => text;
let written = asItIs;

/**
 * Sets the language of the page. Texts asked for before keep the language of the code, so this runs before anything is drawn.
 * @param locale `locale` of the page state; `messages: null` means the language of the code (English)
 * @param writtenAs how each text is written at last, such as `pseudo` of `i18n/pseudo`
 */
export function startI18n(locale: PageState['locale'], writtenAs: (text: string) => string = asItIs): void {
  written = writtenAs;
  const plain = { '': { domain, lang: locale.lang } };
  i18n.setLocaleData({ ...plain, ...locale.messages }, domain);
  i18n.setLocaleData({ 'text direction\u0004ltr': [locale.dir] });
}

/** The text in the site's language. */
export const __ = (text: string): string => written(i18n.__(text, domain));

/** The text in the site's language, told apart by a context. @public A page has one copy of this entry, which only grows. */
export const _x = (text: string, context: string): string => written(i18n._x(text, context, domain));

/** Singular or plural by the language's own rule. */
export const _n = (single: string, plural: string, count: number): string =>
  written(i18n._n(single, plural, count, domain));

/** Whether the page reads from right to left. @public See _x. */
export const isRTL = (): boolean => i18n.isRTL();

/** Fills `%s`, `%d`, `%1$s`, `%%`. The library's own types read literal texts only, ours come out of a catalogue. */
export const sprintf = (text: string, ...values: (string | number)[]): string =>
  String(Reflect.apply(format, undefined, [text, ...values]));
