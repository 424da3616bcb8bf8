/** Dashes that word processors, mail programs and keyboards for Chinese and Japanese put in place of a hyphen. */
const dashes = /[\u2010-\u2015\u2212\u30fc]/g;

/**
 * Returns the license key in a typed or pasted text. People copy a key with its label, quotes or a full stop. A text with no key or several
 * keys is returned as it is, so that the site answers. Each key has an underscore, which Markdown escapes; names such as "Jetpack-Scan" have none.
 */
export function licenseKeyIn(text: string): string {
  const found = text
    .normalize('NFKC')
    .replace(dashes, '-')
    .replaceAll('\\_', '_')
    .match(/jetpack-[a-z\d-]+_[\w-]*\w/gi);
  const keys = new Set(found);
  const [key] = keys;
  return keys.size === 1 && key ? key : text.trim();
}
