import { knownLocale } from './locale';

/**
 * Formats names as a short list for a sentence: "A, B, C" in English, "A, B und C" in German.
 * @param lang a locale in any form that `knownLocale` accepts. Default: the language of the document
 */
export const formatList = (names: readonly string[], lang: string = document.documentElement.lang): string =>
  new Intl.ListFormat(knownLocale(lang), { style: 'narrow' }).format(names);
