import { rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { codeField, hostField, versionField } from './field-shapes';
import { freeText, removed } from './free-text';

/* Keys that look like words: of letters only, or with the prefix of a service. */

/** Names of secrets in the languages of Flightdeck. */
const names = [
  'key',
  'API key',
  'token',
  'password',
  'secret',
  'license key',
  'nonce',
  'The Key',
  'API-KEY',
  'Schlüssel',
  'API-Schlüssel',
  'Lizenzschlüssel',
  'Passwort',
  'Kennwort',
  'Token',
  'Geheimnis',
  'clave',
  'contraseña',
  'llave',
  'secreto',
  'clave de licencia',
  'clé',
  'mot de passe',
  'jeton',
  'clé API',
  'Clef',
  'キー',
  '鍵',
  'パスワード',
  'トークン',
  'シークレット',
  'ライセンスキー',
  'API キー',
  'chave',
  'senha',
  'segredo',
  'chave de licença',
  'مفتاح',
  'المفتاح',
  'كلمة المرور',
  'كلمة السر',
  'الرمز المميز',
  'مفتاح الترخيص',
];
/** Separators between a name and its value. */
const separators = [': ', ' : ', ':', '=', ' = ', '：', ' is ', ' "', ': "', " '", ' “', ' „', ' «', ' - ', ' → '];
/** Separators that only the language of the name uses. */
const languageSeparators: Readonly<Record<string, readonly string[]>> = {
  Schlüssel: [' ist ', ' lautet '],
  clave: [' es '],
  clé: [' est '],
  キー: ['は ', 'は「', '「', ' は '],
  chave: [' é '],
  المفتاح: [' هو '],
};
const letters = fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 8, maxLength: 22 });
const capitalizations = [
  (key: string) => key,
  (key: string) => key.toUpperCase(),
  (key: string) => `${key[0]?.toUpperCase()}${key.slice(1)}`,
];
const keyOfLetters = fc
  .tuple(letters, fc.constantFrom(...capitalizations))
  .map(([key, capitalize]) => capitalize(key.join('')));

test.each(names)('removes a key of letters after "%s"', (name) => {
  fc.assert(
    fc.property(keyOfLetters, fc.constantFrom(...separators, ...(languageSeparators[name] ?? [])), (key, separator) => {
      const shown = freeText(`Refused again, ${name}${separator}${key}`);
      expect(shown.toLowerCase()).not.toContain(key.toLowerCase());
      expect(shown).toContain('Refused again');
    }),
    rounds,
  );
});

const keys = [
  'abcdefgh',
  'abcdefghijklmnop',
  'ABCDEFGHIJKL',
  'qwertyuiop',
  'zxcvbnmasdfghjkl',
  'Xkqmzptrvw',
  'swordfish',
];
test.each(names.flatMap((name) => keys.map((key) => [`${name} ${key}`, key] as const)))(
  'removes the key from "%s", where only a space separates name and key',
  (text, key) => {
    expect(freeText(`Refused: ${text} at the server`)).not.toContain(key);
  },
);

const prefixes = [
  'sk_live_',
  'sk_test_',
  'rk_live_',
  'rk_test_',
  'pk_live_',
  'pk_test_',
  'whsec_',
  'ghp_',
  'gho_',
  'ghu_',
  'ghs_',
  'ghr_',
  'github_pat_',
  'glpat-',
  'npm_',
  'AKIA',
  'ASIA',
  'xoxa-',
  'xoxb-',
  'xoxp-',
  'xoxr-',
  'xoxe-',
  'AIza',
  'ya29.',
  'eyJ',
  'SG.',
];
test.each(prefixes)('removes a key that begins with %s from texts and from fields', (prefix) => {
  const isUpperCase = /^A[KS]IA$/.test(prefix);
  for (const rest of ['abcdefghijkl', 'swordfish', 'abcdefghij_klmnop', 'abcdef-ghijkl', 'Abcdefghijklm.nop']) {
    const key = prefix + (isUpperCase ? rest.replace(/\W|_/g, '').toUpperCase() : rest);
    for (const text of [key, `(${key})`, `“${key}”`, `${key},`]) {
      expect(freeText(`The site sent ${text} today`)).toMatch(/^The site sent \[removed\] today$/);
    }
    expect([codeField(key), hostField(key), versionField(key)]).toEqual(Array(3).fill(removed));
  }
});

test.each(['abcdefghijklmnop', 'zxcvbnmasdfgh'])('removes an error code that contains the key %s', (key) => {
  expect(codeField(`invalid_token_${key}`)).toBe(removed);
  expect(freeText(`Error invalid_token_${key} again`)).toBe('Error [removed] again');
});

test.each([
  'The key is missing.',
  'The key is not valid. Your key has expired.',
  'Your token expired yesterday. The token could not be verified.',
  'The API key you entered is incorrect.',
  'The license key belongs to another customer.',
  'Token verification failed. The request timed out.',
  'Your password is required. The password for your account was changed.',
  'The key management service of your host is not available.',
  'Password protected. The nonce of the form was wrong.',
  'The secret was rotated; the server needs the current one.',
  'Enter your license key, then try again.',
  'A public key for WordPress or Jetpack is required.',
  'The token endpoint answered with status 503.',
  'The key requires permission to manage_options.',
  'Der Schlüssel fehlt. Der Schlüssel ist ungültig.',
  'Der Lizenzschlüssel ist abgelaufen. Der Schlüssel entspricht nicht der Website.',
  'Das Passwort ist falsch.',
  'La clave no es válida. La clave es incorrecta.',
  'La contraseña ha caducado.',
  'La clé est invalide. La clé API est manquante.',
  'Le mot de passe est incorrect.',
  'A chave é inválida. A senha não confere.',
  'キーが見つかりません。WordPress.com をもう一度お試しください。',
  'パスワードは無効です。',
  'المفتاح غير صالح.',
  'كلمة المرور خاطئة.',
  'Asia and Africa: sites there load more slowly.',
  'Error signature_mismatch, error no_user_tokens_for_blog.',
])('keeps %s', (text) => {
  expect(freeText(text)).toBe(text.normalize('NFKC'));
});

test.each([
  'signature_mismatch',
  'no_valid_user_token',
  'http_503',
  'invalid_connection_owner',
  'token_http_request_failed',
])('keeps the error code %s', (code) => {
  expect(codeField(code)).toBe(code);
});
