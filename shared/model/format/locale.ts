/**
 * Returns a language tag that `Intl` accepts, also for the server's form `de_DE`; English if the text is not a language
 * tag.
 * @param lang BCP 47, or the server's form with an underscore
 */
export function knownLocale(lang: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(lang).replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
