import { isIssuedKey, isRandom } from './letter-keys';

/*
 * Rules for the tokens of a server's text, which `free-text.ts` separates.
 *
 * Every pattern here repeats single characters, never a group, and each a limited number of times; compound tokens are
 * split first. A token has at most `maxTokenLength` characters when a pattern here reads it. So the work per token is
 * limited.
 */

const maxTokenLength = 40;

/** A token with surrounding punctuation; the group is the text inside of it. */
const punctuated = /^["'“„«‘([{]{0,3}(.{0,40}?)["'”»’)\]}.,;:!?…]{0,4}$/u;
const word = /^\p{L}[\p{L}\p{M}]{0,21}$/u;
const wordJoiners = /[-'’]/u;
/** Two capitals inside of a word, or 13 in a row: people do not type such words. */
const capitals = /\p{Ll}\p{Lu}.{0,40}\p{Ll}\p{Lu}|\p{Lu}{13}/u;
const punctuation = /^[\p{P}\p{Sm}]{0,3}$/u;
const amount = /^\d{1,4}(%|ms|s|kB|MB)?$/;
const digits = /^\+?\d{1,12}$/;
const productHost = /^(wordpress\.com|wordpress\.org|jetpack\.com)$/i;

/** Returns the token without the punctuation around it; null for one that is too long to be a word. */
export const coreOf = (token: string): string | null =>
  token.length > maxTokenLength ? null : (punctuated.exec(token)?.[1] ?? null);

/** Returns whether a token is harmless in a sentence: a word, a short number, a version or an error code. */
export const isOrdinary = (core: string): boolean =>
  !isIssuedKey(core) &&
  ([punctuation, amount, productHost].some((pattern) => pattern.test(core)) ||
    isWord(core) ||
    isVersion(core) ||
    isErrorCode(core));

/**
 * Returns whether a token is a word, which may have hyphens or apostrophes. Three parts of equal length, as in
 * `ABCD-EFGH-IJKL`, are a serial number.
 */
function isWord(core: string): boolean {
  const parts = core.split(wordJoiners);
  const isSerial = parts.length === 3 && parts.every((part) => part.length === parts[0]?.length);
  return parts.length < 4 && parts.every((part) => word.test(part)) && !capitals.test(core) && !isSerial;
}

/** Returns whether a token is a version, of at most three numbers: four are an IP address. */
function isVersion(core: string): boolean {
  const parts = core.split('.');
  return (parts.length === 2 || parts.length === 3) && parts.every((part) => /^\d{1,3}$/.test(part));
}

/** Returns whether a token consists of words joined by underscores, such as `no_token`. */
function isErrorCode(core: string): boolean {
  const parts = core.split('_');
  return parts.length > 1 && parts.length < 7 && parts.every((part) => /^[a-z]{1,16}$/.test(part) && !isRandom(part));
}

/** Returns the texts in a token that may be names, in lower case: `jo` in `Jo's`, in `Jo-Ann` and in `no_user_jo`. */
export function namesIn(core: string): readonly string[] {
  const whole = core.toLowerCase();
  return [whole, whole.replace(/['’]s?$/, ''), ...whole.split(/[-'’_]/)];
}

const group = /^[A-Za-z0-9]{4}$/;
const wordOfFour = /^([A-Z]?[a-z]{3,4}|[A-Z]{4})$/;
const vowel = /[aeiouy]/i;
/** Maximum number of words of four letters that a sentence has in a row. */
const maxWords = 5;

/**
 * Returns whether tokens in a row are the groups of an application password or a card number. A sentence can also have
 * several words of four letters in a row.
 */
export const areGroups = (run: readonly string[]): boolean =>
  run.length > maxWords || (run.length > 2 && run.some((core) => !wordOfFour.test(core) || !vowel.test(core)));

/** Returns whether a token may be a group of an application password or a card number. */
export const isGroup = (core: string): boolean => group.test(core);

/** Returns whether a token consists of digits, as do the parts of a telephone number. */
export const isDigits = (core: string): boolean => digits.test(core);
