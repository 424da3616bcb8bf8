const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Returns language and direction of the page: English, unless the address sets another (`?lang=ar-XB`, `?dir=rtl`). */
export function pageLocale(lang: string | undefined, dir: string | undefined): { lang: string; dir: 'ltr' | 'rtl' } {
  let known = 'en';
  try {
    known = lang ? new Intl.Locale(lang).toString() : 'en';
  } catch {
    // Not a language: English is used.
  }
  const byLanguage = rightToLeft.has(known.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { lang: known, dir: dir === 'rtl' || dir === 'ltr' ? dir : byLanguage };
}
