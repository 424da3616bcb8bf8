import { mayBeKey } from './letter-keys';
import {
  endsQuotation,
  endsWithName,
  isConnector,
  isHarmless,
  namesPassword,
  namesSecret,
  startsQuotation,
} from './secret-names';
import { areGroups, coreOf, isDigits, isGroup, isOrdinary, namesIn } from './tokens';

/*
 * The report has one free text: the site's message about its connection test. No list of the forms of secrets is complete,
 * so only listed forms of tokens stay: words, short numbers, versions and error codes (`tokens.ts`). Addresses,
 * parameters, keys and encoded texts have none of these forms. A secret can also be an ordinary word: a word is removed if
 * it may be the value of a named secret, as in "token: swordfish", or if it is a secret of this page.
 *
 * The work grows linearly with the length of the text. The text is cut before any pattern runs, a pattern that
 * repeats one class of characters splits it into tokens, and each token is read a fixed number of times.
 */

/** Replaces removed tokens. */
export const removed = '[removed]';

/** Number of characters of a text that are read. A site's message is a sentence or two. */
export const maxTextLength = 600;
/** Number of tokens before the cut that may belong to a split secret: an application password has six groups. */
const tokensBeforeCut = 6;
/** Number of tokens after the name of a secret in which its value may be, or be announced, as in "password for Jo is". */
const valueDistance = 4;

/** Separates tokens: whitespace, and letters of scripts without spaces between words, which keys never use. */
const tokenGap =
  /([\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3000-\u303f\u30fc]+)/u;
const spaces = /\s+/gu;
const invisible = /[\p{Cf}\p{Cc}]/gu;

interface Token {
  readonly text: string;
  /** The token without surrounding punctuation; empty if it is too long to be a word. */
  readonly core: string;
  /** False for a token that is removed. */
  isShown: boolean;
}

/**
 * Returns the part of a text that may be shared, on one line.
 * @param knownSecrets secrets of this page in lower case, which are removed even if they are words
 */
export function freeText(text: string, knownSecrets: readonly string[] = []): string {
  // Normalizing can turn one character into several, so the text is cut again afterwards.
  const whole = text.slice(0, maxTextLength + 1).normalize('NFKC');
  const isTruncated = text.length > maxTextLength || whole.length > maxTextLength;
  const normalized = whole.slice(0, maxTextLength).replace(spaces, ' ').replace(invisible, '');
  // Every second piece is the gap between two tokens.
  const pieces = normalized.split(tokenGap);
  const secrets = new Set(knownSecrets.map((secret) => secret.normalize('NFKC')));
  const tokens = pieces.filter((_, index) => index % 2 === 0).map((piece) => tokenOf(piece, secrets));
  removeGroups(tokens, isGroup, areGroups);
  // Two numbers in a row may be a telephone number.
  removeGroups(tokens, isDigits, (run) => run.length > 1);
  if (isTruncated) for (const token of tokens.slice(-tokensBeforeCut)) token.isShown = false;
  const end = removeNamedValues(tokens, (index) => pieces[2 * index - 1] ?? '');
  const shown = joinTokens(tokens.slice(0, end), (index) => (index < end - 1 ? (pieces[2 * index + 1] ?? '') : ''));
  return end < tokens.length && !shown.endsWith(removed) ? `${shown} ${removed}`.trim() : shown;
}

function tokenOf(text: string, secrets: ReadonlySet<string>): Token {
  const core = coreOf(text);
  const isShown =
    text === '' || (core !== null && isOrdinary(core) && !namesIn(core).some((name) => secrets.has(name)));
  return { text, core: core ?? '', isShown };
}

/** Removes tokens that form a secret together. */
function removeGroups(
  tokens: readonly Token[],
  belongs: (core: string) => boolean,
  isSecret: (run: readonly string[]) => boolean,
): void {
  let run: Token[] = [];
  const endRun = () => {
    if (isSecret(run.map(({ core }) => core))) for (const token of run) token.isShown = false;
    run = [];
  };
  for (const token of tokens) {
    if (belongs(token.core)) run.push(token);
    else endRun();
  }
  endRun();
}

/**
 * Removes values after the names of secrets: the word after "password", and after any name, quotations and words that may be
 * keys.
 * @param gapBefore returns the text before a token
 * @returns number of tokens at the start of the text that may be shown; those after it may be a secret, as after "token:"
 */
function removeNamedValues(tokens: readonly Token[], gapBefore: (index: number) => string): number {
  /** Number of further tokens that may be the value of the last name, or announce its value. */
  let tokensLeft = 0;
  let isValueNext = false;
  for (const [index, token] of tokens.entries()) {
    const { text, core } = token;
    const next = tokens[index + 1];
    const followsName = endsWithName(gapBefore(index));
    if (followsName) tokensLeft = valueDistance + 1;
    if (tokensLeft > 0 && startsQuotation(text)) {
      if (!endsQuotation(text)) return index;
      token.isShown = false;
    }
    const isValue = isValueNext || (followsName && !isConnector(text)) || (tokensLeft > 0 && mayBeKey(core));
    if (isValue && core !== '' && !isHarmless(core)) {
      token.isShown = false;
      isValueNext = false;
    }
    // A sentence such as "The password is required." has no value.
    if (isHarmless(core) && /[.!?]$/.test(text)) {
      isValueNext = false;
      tokensLeft = 0;
    }
    if (namesSecret(text)) {
      if (!token.isShown) return index;
      tokensLeft = valueDistance + 1;
      isValueNext = namesPassword(core);
    }
    const announcesValue = isConnector(text) && next !== undefined && !isHarmless(next.core);
    if (tokensLeft > 0 && (announcesValue || text.endsWith(':'))) return index + 1;
    tokensLeft -= 1;
  }
  return tokens.length;
}

/** Joins the tokens. Several removed ones in a row become a single `[removed]`. */
function joinTokens(tokens: readonly Token[], gapAfter: (index: number) => string): string {
  let text = '';
  for (const [index, { isShown, text: word }] of tokens.entries()) {
    const gap = gapAfter(index);
    const endsRun = tokens[index + 1]?.isShown !== false || gap.trim() !== '';
    if (isShown) text += word + gap;
    else if (endsRun) text += removed + gap;
  }
  return text.trim();
}
