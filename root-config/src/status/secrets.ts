import type { InitialState } from '@flightdeck/shared/contracts/page-state';

const removed = '[removed]';

/** Ways in which a secret can stand in a text of a server, whoever's it is. What stands in group 1 stays. */
const patterns: readonly RegExp[] = [
  // A parameter of an address, or a field of JSON.
  /((?:^|[?&\s"'{,;])[\w-]*(?:token|nonce|secret|password|passwd|pwd|signature|api[_-]?key|license[_-]?key|auth|code)"?\s*[=:]\s*"?)[^\s"'&,;}<>]+/gi,
  /(\b(?:bearer|basic|x_jetpack)\s+)[\w.~+/=:-]{6,}/gi,
  // Who signed in, in an address.
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi,
  // Licence keys: the name of the product, and letters nobody makes up.
  /(\bjetpack[\w-]*?_)(?=\w*\d)\w{16,}/gi,
];
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Long runs of letters and digits are keys or hashes, and nothing that anybody reads. */
const longRun = /\b(?=\w*\d)(?=\w*[a-z])\w{32,}\b/gi;

/** What of the page state nobody but this user may know. */
export const secretsOf = (initial: InitialState): readonly string[] =>
  [
    initial.WP_API_nonce,
    initial.registrationNonce,
    initial.purchaseToken,
    // On a machine of one's own it is the address of the site.
    initial.rawUrl.includes(initial.currentIp || '-') ? '' : initial.currentIp,
    initial.connectUrl,
    initial.partnerCoupon ? initial.partnerCoupon.coupon_code : '',
    initial.tracksUserData ? initial.tracksUserData.username : '',
  ].filter((secret): secret is string => secret !== false && secret.length > 3);

/** The text without secrets: those known, and whatever looks like one. */
function cleanText(text: string, secrets: readonly string[]): string {
  const known = secrets.reduce((rest, secret) => rest.replaceAll(secret, removed), text);
  const told = patterns.reduce((rest, pattern) => rest.replace(pattern, `$1${removed}`), known);
  return told.replace(mail, removed).replace(longRun, removed);
}

/**
 * A copy of plain data in which no text has a secret in it, for whatever is handed to others.
 * @param secrets texts that are removed wherever they stand
 */
export function withoutSecrets<T>(data: T, secrets: readonly string[]): T;
export function withoutSecrets(data: unknown, secrets: readonly string[]): unknown {
  if (typeof data === 'string') return cleanText(data, secrets);
  if (Array.isArray(data)) return data.map((item) => withoutSecrets(item, secrets));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutSecrets(value, secrets)]));
}
