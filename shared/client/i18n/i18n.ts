import { createI18n, sprintf as format } from '@wordpress/i18n';
import type { PageState } from '../../contracts/page/page-state';

/** Text domain of all our texts. */
export const domain = 'flightdeck';

const i18n = createI18n();
const unchanged = (text: string): string => text;
let transform = unchanged;

/**
 * Sets the language of the page, and adds messages to those of earlier calls. Call it before their texts are drawn: texts
 * that are already drawn stay as they are.
 * @param locale `locale` of the page state; `messages: null` means the language of the code (English)
 * @param transformText changes each text after translation, for the pseudo language of developers
 */
export function startI18n(locale: PageState['locale'], transformText: (text: string) => string = unchanged): void {
  transform = transformText;
  i18n.setLocaleData({ '': { domain, lang: locale.lang }, ...locale.messages }, domain);
  i18n.setLocaleData({ 'text direction\u0004ltr': [locale.dir] });
}

/** Returns the text in the language of the page; the text itself if there is no translation. */
export const __ = (text: string): string => transform(i18n.__(text, domain));

/**
 * Returns the text in the language of the page; the context distinguishes equal texts.
 * @public A page has one copy of this entry, so areas built later may use functions that no area uses yet.
 */
export const _x = (text: string, context: string): string => transform(i18n._x(text, context, domain));

/** Returns the singular or plural by the rule of the language. */
export const _n = (single: string, plural: string, count: number): string =>
  transform(i18n._n(single, plural, count, domain));

/** Returns whether the page is right-to-left. @public See _x. */
export const isRTL = (): boolean => i18n.isRTL();

/** Fills `%s`, `%d`, `%1$s`, `%%`. Accepts any text: the library's types accept only literal texts, and ours are translated. */
export const sprintf = (text: string, ...values: (string | number)[]): string =>
  String(Reflect.apply(format, undefined, [text, ...values]));
