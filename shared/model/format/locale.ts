/** Scripts that POSIX locales name after an `@`. */
const scripts: ReadonlyMap<string | undefined, string> = new Map([
  ['latin', '-Latn'],
  ['cyrillic', '-Cyrl'],
]);

/**
 * Returns a language tag that `Intl` accepts and knows. Drops what it does not know from the end: `pt_PT_ao90` becomes `pt-PT`, and
 * `art_xpirate` English. Never throws.
 * @param lang any locale of a page: BCP 47 (`de-DE`), of WordPress (`de_DE_formal`), of POSIX (`sr_RS.UTF-8@latin`)
 */
export function knownLocale(lang: unknown): string {
  const [, name = '', modifier] =
    /^([^.@]*)(?:\.[^@]*)?(?:@(.*))?$/s.exec(typeof lang === 'string' ? lang.trim() : '') ?? [];
  const [language = '', ...rest] = name.replace(/^([a-z]{2,3})([A-Z]{2})$/, '$1-$2').split(/[-_]+/);
  const subtags = [`${language}${scripts.get(modifier) ?? ''}`, ...rest];
  for (; subtags.length > 0; subtags.pop()) {
    const known = supported(subtags.join('-')) ?? (subtags.length === 1 ? supported(language) : undefined);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** Returns the usual form of a tag; undefined if `Intl` would throw, or would use the language of the browser. */
function supported(tag: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined;
  }
}
