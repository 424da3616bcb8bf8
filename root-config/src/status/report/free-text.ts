import { mayBeKey } from './letter-keys';
import {
  endsQuotation,
  endsWithName,
  isConnector,
  isHarmless,
  isQuoted,
  namesPassword,
  namesSecret,
} from './secret-names';
import { areGroups, coreOf, isDigits, isGroup, isOrdinary, namesIn } from './tokens';

/*
 * Free text is the exception in the report: it is one text, the site's message about its connection test. No list of the forms
 * of secrets is complete, so this is a list of what may stay: words, short numbers, versions and error codes (`tokens.ts`). An
 * address, a parameter, a key or anything encoded is none of these. A secret that is an ordinary word can't be
 * recognized; a word is removed only after the name of a secret.
 *
 * The work grows linearly with the length of the text. The text is cut before any pattern runs, a pattern that
 * repeats one class of characters splits it into tokens, and each token is read a fixed number of times.
 */

export const removed = '[removed]';

/** Number of characters of a text that are read. A site's message is a sentence or two. */
export const maxTextLength = 600;
/** Number of tokens before a cut that may be the first half of a secret: an application password has six groups. */
const tokensBeforeEnd = 6;
/** Number of tokens after the name of a secret in which its value may be, or be announced, as in "password for Jo is". */
const valueDistance = 4;

/** Separates tokens: whitespace, and letters of scripts without spaces between words, which keys never use. */
const tokenGap =
  /([\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3000-\u303f\u30fc]+)/u;
const spaces = /\s+/gu;
const invisible = /[\p{Cf}\p{Cc}]/gu;

interface Token {
  readonly text: string;
  /** The token without surrounding punctuation; empty when it is not a word. */
  readonly core: string;
  isShown: boolean;
}

/**
 * Returns the part of a text that may be shared, on one line.
 * @param knownSecrets secrets of this page in lower case, which are removed even if they are words
 */
export function freeText(text: string, knownSecrets: readonly string[] = []): string {
  // The text is cut again after this, because one character may become several.
  const whole = text.slice(0, maxTextLength + 1).normalize('NFKC');
  const isTruncated = text.length > maxTextLength || whole.length > maxTextLength;
  const normalized = whole.slice(0, maxTextLength).replace(spaces, ' ').replace(invisible, '');
  // Every second piece is the gap between two tokens.
  const pieces = normalized.split(tokenGap);
  const secrets = new Set(knownSecrets.map((secret) => secret.normalize('NFKC')));
  const tokens = pieces.filter((_, index) => index % 2 === 0).map((piece) => tokenOf(piece, secrets));
  removeGroups(tokens, isGroup, areGroups);
  removeGroups(tokens, isDigits, (run) => run.length > 1);
  if (isTruncated) for (const token of tokens.slice(-tokensBeforeEnd)) token.isShown = false;
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
  const end = () => {
    if (isSecret(run.map(({ core }) => core))) for (const token of run) token.isShown = false;
    run = [];
  };
  for (const token of tokens) {
    if (belongs(token.core)) run.push(token);
    else end();
  }
  end();
}

/**
 * Marks values after the names of secrets as removed: the word after "password", and near other names quotations and what may
 * be a key of letters.
 * @param gapBefore returns the text before a token
 * @returns index of the first token after an announcement such as "token:", from which nothing stays
 */
function removeNamedValues(tokens: readonly Token[], gapBefore: (index: number) => string): number {
  let tokensLeft = 0;
  let isValueNext = false;
  for (const [index, token] of tokens.entries()) {
    const { text, core } = token;
    const next = tokens[index + 1];
    const followsName = endsWithName(gapBefore(index));
    if (followsName) tokensLeft = valueDistance + 1;
    if (tokensLeft > 0 && isQuoted(text)) {
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
    const isLink = isConnector(text) && next !== undefined && !isHarmless(next.core);
    if (tokensLeft > 0 && (isLink || text.endsWith(':'))) return index + 1;
    tokensLeft -= 1;
  }
  return tokens.length;
}

/** Joins the tokens, with one mark for several removed in a row. */
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
