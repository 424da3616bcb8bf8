import { bare } from '../../contracts/wire/own';
import { knownLocale } from './locale';

/**
 * Writes names as a list for a sentence: "A, B, C" in English, "A, B und C" in German.
 * @param lang BCP 47. Default: the language of the document
 */
export const formatList = (names: readonly string[], lang: string = document.documentElement.lang): string =>
  new Intl.ListFormat(knownLocale(lang), bare({ style: 'narrow' })).format(names);
