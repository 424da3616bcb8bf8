import fc from 'fast-check';

/** A text with a secret, as a server might write it. */
export interface Planted {
  /** Text that contains the secret. */
  readonly text: string;
  /** Values that the report must not contain, in any spelling. */
  readonly secrets: readonly string[];
}

const hex = '0123456789abcdef';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const mixed = `${letters}${letters.toUpperCase()}0123456789`;

const anyOf = (alphabet: string, length: number) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
    .map((characters) => characters.join(''));
/** A run of characters with letters and digits, like nearly all keys. */
const key = (alphabet: string, length: number) => anyOf(alphabet, length).map((run) => `7${run.slice(2)}d`);
const numbers = (length: number, most: number) =>
  fc.array(fc.integer({ min: 10, max: most }), { minLength: length, maxLength: length });

const nonce = key(hex, 10);
const value = key(mixed, 14);
const mail = fc.tuple(anyOf(letters, 7), anyOf(letters, 6)).map(([name, host]) => `${name}@${host}.example`);
const jwt = fc.tuple(key(mixed, 18), key(mixed, 30), key(mixed, 22)).map((parts) => `ey${parts.join('.')}`);
const uuid = key(hex, 32).map((run) => run.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
const groups = (alphabet: string, count: number) =>
  fc.array(anyOf(alphabet, 4), { minLength: count, maxLength: count });
const words = fc.shuffledSubarray(['swordfish', 'trombone', 'lavender', 'hedgehog', 'marzipan'], { minLength: 2 });

const planted = (secret: fc.Arbitrary<string>, write: (secret: string) => string = (plain) => plain) =>
  secret.map((plain): Planted => ({ text: write(plain), secrets: [plain] }));
/** Several values that form one secret. */
const together = (secret: fc.Arbitrary<readonly string[]>, join: string, before = '') =>
  secret.map((parts): Planted => ({ text: before + parts.join(join), secrets: parts }));
/** Two groups side by side; a single one may be a word of the surrounding text. */
const inGroups = (secret: fc.Arbitrary<readonly string[]>, join: string) =>
  secret.map(
    (parts): Planted => ({
      text: parts.join(join),
      secrets: parts.slice(1).map((part, index) => `${parts[index]} ${part}`),
    }),
  );
const entities = (text: string) => text.replace('@', '&#64;').replaceAll('.', '&#x2e;');

/** Kinds of secrets and their spellings. */
export const plantedSecrets = {
  'a nonce': planted(nonce),
  'a nonce in an address': planted(nonce, (plain) => `https://site.example/?_wpnonce=${plain}&a=b`),
  'a nonce, percent-encoded': planted(nonce, (plain) => `_wpnonce%3D${plain}`),
  'an email address': planted(mail),
  'an email address, percent-encoded': planted(mail, encodeURIComponent),
  'an email address, encoded twice': planted(mail, (plain) => encodeURIComponent(encodeURIComponent(plain))),
  'an email address in entities': planted(mail, entities),
  'an email address in JSON escapes': planted(mail, (plain) => plain.replace('@', '\\u0040')),
  'an email address in angle brackets': planted(mail, (plain) => `Jo<${plain}>`),
  'an application password': inGroups(groups(mixed, 6), ' '),
  'an application password in lower case': inGroups(groups(letters, 6), ' '),
  'an application password across lines': inGroups(groups(mixed, 6), '\n'),
  'an application password without spaces': planted(key(mixed, 24)),
  'a parameter secret_1': planted(anyOf(letters, 9), (plain) => `secret_1=${plain}`),
  'a parameter licence_key': planted(anyOf(letters, 9), (plain) => `?licence_key=${plain}`),
  'a parameter key': planted(anyOf(letters, 9), (plain) => `key=${plain}`),
  'a parameter sig': planted(anyOf(letters, 9), (plain) => `a=b&sig=${plain}`),
  'a parameter token[]': planted(anyOf(letters, 9), (plain) => `token[]=${plain}`),
  'a JSON field': planted(value, (plain) => `{"access_token": "${plain}"}`),
  'a field in escaped JSON': planted(value, (plain) => `{\\"password\\":\\"${plain}\\"}`),
  'a cookie': planted(value, (plain) => `Cookie: theme=dark; session=${plain}`),
  'a session cookie': planted(value, (plain) => `wordpress_logged_in_1f3a=admin%7C1700000000%7C${plain}`),
  'an IPv4 address': numbers(4, 255).map((parts): Planted => ({ text: parts.join('.'), secrets: [parts.join('.')] })),
  'an IPv6 address': planted(groups(hex, 8).map((parts) => parts.join(':'))),
  'a short IPv6 address': planted(groups(hex, 2).map((parts) => `2001:db8::${parts.join(':')}`)),
  'a JSON web token': planted(jwt),
  'a UUID': planted(uuid),
  'a key with slashes': planted(
    key(mixed, 40).map((run) => `${run.slice(0, 13)}/${run.slice(14, 20)}/${run.slice(21)}`),
  ),
  'a password in a sentence': planted(anyOf(letters, 9), (plain) => `your password is ${plain}`),
  'a password of several words': together(words, ' ', 'Password for Jo: '),
  'a bearer token': planted(anyOf(letters, 12), (plain) => `Authorization: Bearer ${plain}`),
  'a bearer token in lower case': planted(anyOf(letters, 12), (plain) => `bearer ${plain}`),
  'a name and a password in an address': planted(value, (plain) => `https://admin:${plain}@site.example/`),
  'a license key': planted(value, (plain) => `jetpack_scan_daily_${plain}`),
  'a hash': planted(key(hex, 40)),
  'a card number': inGroups(groups('0123456789', 4), ' '),
  'a key in full-width letters': planted(value, (plain) =>
    plain.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  ),
} satisfies Readonly<Record<string, fc.Arbitrary<Planted>>>;
