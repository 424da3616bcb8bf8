/**
 * A language that `Intl` takes: `de_DE` of the server is read too, and what is no language tag becomes English.
 * @param lang BCP 47 or the server's form with an underscore
 */
export function knownLocale(lang: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(lang).replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
