const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Returns a language tag in its canonical form, such as `pt-BR` for `pt-br`; undefined if the text is not a language tag. */
export function languageTag(lang: string | undefined): string | undefined {
  try {
    return lang ? new Intl.Locale(lang).toString() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the language and direction of the page.
 * @param lang `?lang=` of the page's address, such as `ar-XB`. An invalid tag means English
 * @param dir `?dir=` of the page's address. Default: the direction of the language
 * @param userLanguage language for an address without `?lang=`
 */
export function pageLocale(
  lang: string | undefined,
  dir: string | undefined,
  userLanguage = 'en',
): { lang: string; dir: 'ltr' | 'rtl' } {
  const tag = languageTag(lang) ?? (lang ? 'en' : userLanguage);
  const defaultDir = rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { lang: tag, dir: dir === 'rtl' || dir === 'ltr' ? dir : defaultDir };
}
