/** Dashes that word processors and mail programs put in place of a hyphen. */
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Returns the license key in a typed or pasted text. People copy a key with its label, quotes or a full stop. A text with no key or several
 * keys is returned as it is, so that the site answers.
 */
export function licenseKeyIn(text: string): string {
  const keys = text.replace(dashes, '-').match(/jetpack-[\w-]*\w/gi) ?? [];
  return keys.length === 1 && keys[0] ? keys[0] : text.trim();
}
