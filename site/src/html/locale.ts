const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Returns a language tag in its usual form; undefined if the text is not a language tag. */
export function languageTag(lang: string | undefined): string | undefined {
  try {
    return lang ? new Intl.Locale(lang).toString() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns language and direction of the page: those in its address (`?lang=ar-XB`, `?dir=rtl`), otherwise those of the user. */
export function pageLocale(
  lang: string | undefined,
  dir: string | undefined,
  userLanguage = 'en',
): { lang: string; dir: 'ltr' | 'rtl' } {
  const tag = languageTag(lang) ?? (lang ? 'en' : userLanguage);
  const byLanguage = rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { lang: tag, dir: dir === 'rtl' || dir === 'ltr' ? dir : byLanguage };
}
