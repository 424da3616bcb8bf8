import fc from 'fast-check';

/** A text with a secret, as a server might write it. */
export interface PlantedSecret {
  /** Text that contains the secret. */
  readonly text: string;
  /** Values that the report must not contain, in upper or lower case. */
  readonly secrets: readonly string[];
}

const hex = '0123456789abcdef';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const mixed = `${letters}${letters.toUpperCase()}0123456789`;

const anyOf = (alphabet: string, length: number) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
    .map((characters) => characters.join(''));
/** Characters of an alphabet, with at least one digit and one letter, like nearly all keys. */
const key = (alphabet: string, length: number) => anyOf(alphabet, length).map((run) => `7${run.slice(2)}d`);

const ipv4 = fc
  .array(fc.integer({ min: 10, max: 255 }), { minLength: 4, maxLength: 4 })
  .map((parts) => parts.join('.'));
const nonce = key(hex, 10);
const accessKey = key(mixed, 14);
const mail = fc.tuple(anyOf(letters, 7), anyOf(letters, 6)).map(([name, host]) => `${name}@${host}.example`);
const jwt = fc.tuple(key(mixed, 18), key(mixed, 30), key(mixed, 22)).map((parts) => `ey${parts.join('.')}`);
const uuid = key(hex, 32).map((run) => run.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
const groups = (alphabet: string, count: number) =>
  fc.array(anyOf(alphabet, 4), { minLength: count, maxLength: count });
const words = fc.shuffledSubarray(['swordfish', 'trombone', 'lavender', 'hedgehog', 'marzipan'], { minLength: 2 });

const planted = (secret: fc.Arbitrary<string>, textWith: (value: string) => string = (value) => value) =>
  secret.map((value): PlantedSecret => ({ text: textWith(value), secrets: [value] }));
/** A secret of several words. The report must not contain any of them. */
const severalWords = (secret: fc.Arbitrary<readonly string[]>, join: string, before = '') =>
  secret.map((parts): PlantedSecret => ({ text: before + parts.join(join), secrets: parts }));
/** A secret in groups. The report must not contain two neighbors; a single group may also be a word of the text. */
const inGroups = (secret: fc.Arbitrary<readonly string[]>, join: string) =>
  secret.map(
    (parts): PlantedSecret => ({
      text: parts.join(join),
      secrets: parts.slice(1).map((part, index) => `${parts[index]} ${part}`),
    }),
  );
const entities = (text: string) => text.replace('@', '&#64;').replaceAll('.', '&#x2e;');

/** Kinds of secrets and their spellings. */
export const plantedSecrets = {
  'a nonce': planted(nonce),
  'a nonce in an address': planted(nonce, (value) => `https://site.example/?_wpnonce=${value}&a=b`),
  'a nonce, percent-encoded': planted(nonce, (value) => `_wpnonce%3D${value}`),
  'an email address': planted(mail),
  'an email address, percent-encoded': planted(mail, encodeURIComponent),
  'an email address, encoded twice': planted(mail, (value) => encodeURIComponent(encodeURIComponent(value))),
  'an email address in entities': planted(mail, entities),
  'an email address in JSON escapes': planted(mail, (value) => value.replace('@', '\\u0040')),
  'an email address in angle brackets': planted(mail, (value) => `Jo<${value}>`),
  'an application password': inGroups(groups(mixed, 6), ' '),
  'an application password in lower case': inGroups(groups(letters, 6), ' '),
  'an application password across lines': inGroups(groups(mixed, 6), '\n'),
  'an application password without spaces': planted(key(mixed, 24)),
  'a parameter secret_1': planted(anyOf(letters, 9), (value) => `secret_1=${value}`),
  'a parameter licence_key': planted(anyOf(letters, 9), (value) => `?licence_key=${value}`),
  'a parameter key': planted(anyOf(letters, 9), (value) => `key=${value}`),
  'a parameter sig': planted(anyOf(letters, 9), (value) => `a=b&sig=${value}`),
  'a parameter token[]': planted(anyOf(letters, 9), (value) => `token[]=${value}`),
  'a JSON field': planted(accessKey, (value) => `{"access_token": "${value}"}`),
  'a field in escaped JSON': planted(accessKey, (value) => `{\\"password\\":\\"${value}\\"}`),
  'a cookie': planted(accessKey, (value) => `Cookie: theme=dark; session=${value}`),
  'a session cookie': planted(accessKey, (value) => `wordpress_logged_in_1f3a=admin%7C1700000000%7C${value}`),
  'an IPv4 address': planted(ipv4),
  'an IPv6 address': planted(groups(hex, 8).map((parts) => parts.join(':'))),
  'a short IPv6 address': planted(groups(hex, 2).map((parts) => `2001:db8::${parts.join(':')}`)),
  'a JSON web token': planted(jwt),
  'a UUID': planted(uuid),
  'a key with slashes': planted(
    key(mixed, 40).map((run) => `${run.slice(0, 13)}/${run.slice(14, 20)}/${run.slice(21)}`),
  ),
  'a password in a sentence': planted(anyOf(letters, 9), (value) => `your password is ${value}`),
  'a password of several words': severalWords(words, ' ', 'Password for Jo: '),
  'a bearer token': planted(anyOf(letters, 12), (value) => `Authorization: Bearer ${value}`),
  'a bearer token in lower case': planted(anyOf(letters, 12), (value) => `bearer ${value}`),
  'a name and a password in an address': planted(accessKey, (value) => `https://admin:${value}@site.example/`),
  'a license key': planted(accessKey, (value) => `jetpack_scan_daily_${value}`),
  'a hash': planted(key(hex, 40)),
  'a card number': inGroups(groups('0123456789', 4), ' '),
  'a key in full-width letters': planted(accessKey, (value) =>
    value.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  ),
} satisfies Readonly<Record<string, fc.Arbitrary<PlantedSecret>>>;
