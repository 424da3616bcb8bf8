import { anyCharacter, rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { plantedSecrets } from '../../testing/planted-secrets';
import { freeText, maxTextLength } from './free-text';

/** Words around a secret, of any length, so that truncation can also split the secret. */
const filler = fc.nat(maxTextLength / 6).map((count) => 'again '.repeat(count));

test.each(Object.entries(plantedSecrets))('removes %s from a text', (_kind, planted) => {
  fc.assert(
    fc.property(planted, filler, filler, ({ text, secrets }, before, after) => {
      const shown = freeText(`${before}The server answered ${text} and stopped. ${after}`).toLowerCase();
      expect(shown).toMatch(/^(again|the server answered) /);
      for (const secret of secrets) expect(shown).not.toContain(secret.toLowerCase());
    }),
    rounds,
  );
});

test.each([
  ['Jetpack is connected.'],
  ["Your site can't reach WordPress.com: the request timed out after 20 s (HTTP 503)."],
  ['Error no_token: connect your account again, or ask an administrator.'],
  ['The token is invalid. The nonce was refused.'],
  ['PHP 8.2 and WordPress 6.1.9 — a two-factor check of 12 % failed…'],
  ['Die Verbindung zu WordPress.com ist unterbrochen; bitte später erneut versuchen.'],
  ["L'adresse du site n'est pas joignable : réessayez."],
  ['サイトに接続できません。WordPress.com をもう一度お試しください。'],
  ['They have sent this twice, and that form once.'],
  ['Use "open" with the site.'],
  ['The password is required. Enter open now.'],
  ['An up-to-date WordPress 18.12 has this brother-in-law.'],
])('keeps %s', (text) => {
  expect(freeText(text)).toBe(text.normalize('NFKC'));
});

test.each([
  ['a text with the name of the user', 'Refused for Jo Smith.', 'Refused for [removed]'],
  ['a text over several lines', 'Refused.\n\n  Connection:\tconnected', 'Refused. Connection: connected'],
  ['a text with invisible characters', 'pass\u200bword: swordfish', 'password: [removed]'],
  ['the value after the name of a secret', 'The key → swordfish trombone', 'The key → [removed]'],
  ['a sentence about a password', 'Wrong password for this account', 'Wrong password for this account'],
  ['a password after a dash', 'Password - swordfish', 'Password [removed]'],
  ['a password in another script', 'token: ひみつ', 'token: [removed]'],
  ['a password directly after its name', 'Bearer swordfish was refused', 'Bearer [removed] was refused'],
  ['a quotation after the name of a secret', 'The token "open" was used today.', 'The token [removed] was [removed]'],
  ['a quotation of several words', 'The token "open sesame" was used today.', 'The token [removed]'],
  ['a password after a script without spaces', 'パスワード秘密 open', 'パスワード秘密 [removed]'],
  ['several secrets in a row', 'From 192.0.2.1 a@b.example to ::1', 'From [removed] to [removed]'],
  ['a word with capitals inside', 'It was swordFishTromBone.', 'It was [removed]'],
  ['a serial number', 'It was ABCD-EFGH-IJKL.', 'It was [removed]'],
  ['four words with hyphens', 'It was sword-fish-and-trombone.', 'It was [removed]'],
  ['a host that ends like one of the product', 'It was my-wordpress.com.', 'It was [removed]'],
  ['a host that begins like one of the product', 'It was wordpress.com.example.', 'It was [removed]'],
  [
    'a number with a word in place of a version',
    'It was 8.swordfish or 8.1a or 8.a1.',
    'It was [removed] or [removed] or [removed]',
  ],
  ['many words with underscores', 'It was a_b_c_d_e_f_g or no_token9.', 'It was [removed] or [removed]'],
  ['a telephone number', 'Call +49 30 123456 again.', 'Call [removed] again.'],
  ['an empty text', '', ''],
])('filters %s', (_what, text, shown) => {
  expect(freeText(text, ['jo', 'smith'])).toBe(shown);
});

test('truncates a text before any pattern runs', () => {
  const lengths: number[] = [];
  const exec = RegExp.prototype.exec;
  // All methods that match a pattern call `exec`, including `split`.
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    lengths.push(text.length);
    return exec.call(this, text);
  });
  const texts = ['a', 'a@', 'a.', 'key=', ' ', '-', 'aB', '["', '\u200b', '\ufdfa'].map((unit) => unit.repeat(100_000));
  const shown = texts.map((text) => freeText(text));
  spy.mockRestore();
  expect(lengths.length).toBeGreaterThan(texts.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(maxTextLength + 1);
  // `[removed]` can be longer than the tokens that it replaces.
  for (const text of shown) expect(text.length).toBeLessThanOrEqual(maxTextLength + 20);
});

test('truncates a text that becomes shorter when its letters are composed', () => {
  const before = 'cafe\u0301 '.repeat(99);
  // These are 594 characters, so that the cut at 600 splits the secret.
  const shown = freeText(`${before}swordfishtrombone`);
  expect(shown).not.toMatch(/sword/);
  expect(shown).toMatch(/\[removed\]$/);
});

test.each([
  ['a name in the genitive', "Jo's connection is broken.", '[removed] connection is broken.'],
  ['a name in the genitive with a typographic apostrophe', 'Jo’s site', '[removed] site'],
  ['a name with a hyphen in the genitive', "Mary-Jane's site", '[removed] site'],
  ['a name with a hyphen', 'Ask Mary-Jane or Jo-Ann.', 'Ask [removed] or [removed]'],
  ['a name in an error code', 'Error no_user_smith: try again', 'Error [removed] try again'],
  ['a name with separate accents', 'Ask Jose\u0301.', 'Ask [removed]'],
])('%s is removed', (_what, text, shown) => {
  expect(freeText(text, ['jo', 'smith', 'mary-jane', 'jose\u0301'])).toBe(shown);
});

test('ignores everything after the limit, and removes the last tokens of a truncated text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (one, other) => {
      const start = 'again '.repeat(maxTextLength / 6 + 1);
      expect(freeText(start + one)).toBe(freeText(start + other));
    }),
    rounds,
  );
  expect(freeText('again '.repeat(maxTextLength))).toMatch(/^(again ){90,}\[removed\]/);
});
