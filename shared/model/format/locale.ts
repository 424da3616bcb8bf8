/**
 * Returns a language tag that `Intl` accepts and knows. Drops unknown subtags from the end: `pt_PT_ao90` becomes
 * `pt-PT`, and `art_xpirate` becomes `en`. Never throws.
 * @param lang a locale in the form of BCP 47 (`de-DE`), WordPress (`de_DE_formal`) or POSIX (`sr_RS.UTF-8@latin`)
 */
export function knownLocale(lang: unknown): string {
  let tag = (typeof lang === 'string' ? lang : '')
    .trim()
    .replace(/^([a-z]+)(.*)@latin$/, '$1-Latn$2')
    .replace(/[.@].*/s, '')
    .replace(/^([a-z]{2,3})([A-Z]{2})$/, '$1-$2')
    .replaceAll('_', '-');
  // Skip Intl for English: its first use takes several milliseconds.
  if (/^en(-[A-Z]{2})?$/.test(tag)) return tag;
  for (; tag; tag = tag.replace(/-?[^-]*$/, ''))
    try {
      // For an unsupported language, Intl would use the language of the browser.
      const [supportedTag] = Intl.NumberFormat.supportedLocalesOf(tag);
      if (supportedTag) return supportedTag;
    } catch {
      // Not a language tag.
    }
  return 'en';
}
