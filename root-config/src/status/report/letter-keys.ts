/*
 * Recognizes keys that look like words: of letters only, or with the prefix of a service. Each pattern reads a single token
 * of limited length (`tokens.ts`) and repeats single characters only.
 */

/** Beginnings of keys that services issue, such as `sk_live_swordfish`. */
const issuedKey =
  /(^|[^a-z\d])([spr]k_(live|test)_|whsec_|gh[a-z]_|github_pat_|glpat-|npm_|xox[a-z]-|ya29\.|sg\.[a-z\d_-]{6})/i;
const caseSensitiveKey = /(^|[^A-Za-z\d])(A[KS]IA[A-Z\d]{4}|AIza|eyJ)/;

/** Returns whether a text contains the beginning of a key that services issue. */
export const isIssuedKey = (text: string): boolean => issuedKey.test(text) || caseSensitiveKey.test(text);

/** Consonants that words often have side by side. Each group counts as one consonant. */
const clusters = /s?ch[rlmnw]?|s[pt]r?|[bcdfgpt]r|[bcfgps]l|[cgpst]h|ck|ng|([b-df-hj-np-tv-z])\1/g;
/** Four consonants or four vowels in a row. */
const rareSequence = /[b-df-hj-np-tv-xz]{4}|[aeiouy]{4}/;
const lettersOfKeys = /^[A-Za-z]{8,40}$/;

/** Returns whether the letters of a word are in an order that no word has. */
export const isRandom = (word: string): boolean =>
  lettersOfKeys.test(word) && rareSequence.test(word.toLowerCase().replace(clusters, 'x'));

/** Endings of long words. */
const endings =
  /([aeosy]|ed|er|or|al|ic|ng|on|nt|en|ig|em|ht|ert|et|ar|ir|ez|eur|able|ful|ment|keit|heit|ter|ol|il|ow|rd)$/i;

/** Length of the longest words that are not taken for keys. */
const maxWordLength = 19;

/**
 * Returns whether a word after the name of a secret may be its value: a long word, many capitals, an unusual ending, or
 * letters in random order.
 */
export const mayBeKey = (word: string): boolean =>
  lettersOfKeys.test(word) &&
  (word.length > maxWordLength || /[A-Z]{8}/.test(word) || !endings.test(word) || isRandom(word));
