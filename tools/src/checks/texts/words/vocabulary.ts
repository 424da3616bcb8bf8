import type { FragmentKind } from './fragment';

/** A word or phrase that the project does not use. */
export interface Word {
  /** Matches the word; spaces match line breaks too. */
  readonly pattern: RegExp;
  /** How to replace the word, as an imperative. */
  readonly advice: string;
  readonly kinds: readonly FragmentKind[];
}

const names: readonly FragmentKind[] = ['identifier', 'path'];
const sentences: readonly FragmentKind[] = ['comment', 'prose', 'text', 'title'];
const everywhere: readonly FragmentKind[] = [...sentences, ...names];

const word = (pattern: RegExp, advice: string, kinds = sentences): Word => ({ pattern, advice, kinds });

/** Returns the rule for a word in names, which are in kebab-case. */
const unclearName = (name: string, advice: string): Word =>
  word(new RegExp(`(?<=^|[-/.])(?:${name})(?=$|[-/.])`, 'g'), `name it ${advice}`, names);

/** Matches a sentence that begins with "What" and does not end with a question mark. Ends at a blank line at the latest. */
const statement = /\bWhat [a-z`](?=((?:(?!\n[^\S\n]*\n)[^.?!|])*))\1(?!\?)/g;

/** Matches "of its own" where no noun follows, as in "a file of its own". */
const ofItsOwn =
  /\bof (?:its|their) own\b(?! (?!(?:and|are|as|at|beside|by|for|from|has|have|in|inside|into|is|it|of|on|or|so|than|that|to|too|which|with|without)\b)[a-z])/gi;

/**
 * Words to avoid, and what to use instead (docs/how-to/text.md). Released contracts have the event `licence.activated` and the
 * option `onLicenceActivated`, which are accepted.
 */
export const vocabulary: readonly Word[] = [
  word(/\bby (?:itself|themselves)\b/gi, 'write "automatically", or leave it out'),
  word(/\bwhoever\b/gi, 'name the person: "an administrator", "the reader", "the caller"', everywhere),
  word(/\bwhose absence\b/gi, 'say what is missing, then what happens'),
  word(ofItsOwn, 'write "its own …", "their own …" or "a separate …"'),
  word(/\be-mails?\b/gi, 'write "email"', everywhere),
  word(/\bsign(?:s|ed|ing)?[ -]ins?\b/gi, 'write "log in" or "login"; WordPress uses these words'),
  word(/(?<!on-)licence(?![.-]activated)/gi, 'write "license"', everywhere),
  word(/\b(?:stands?|stood)\b(?! for\b| in for\b|[ -]?alone\b|-?ins?\b)/gi, 'write "is", "appears" or "remains"'),
  word(/\b(?:lies?|lay|lying)\b/gi, 'write "is"'),
  word(/\b(?:go|goes|went|going) along\b/gi, 'write "is sent with" or "comes with"'),
  word(/\bnobody\b/gi, 'name the person or the thing: "no user", "Jetpack Stats is turned off"', ['prose', 'text']),
  word(/\bhouses?\b/gi, 'write "site", "website" or "project"'),
  word(/\bas well\b(?! as\b)/gi, 'write "also" or "too"', ['comment', 'prose']),
  word(/\bmeanwhile\b/gi, 'say during what: "while the page loads"', everywhere),
  word(statement, 'begin with the noun: "The button that …", "Returns …"', ['comment', 'prose']),
  word(/^What [a-z`][^?]*\.$/g, 'begin with the noun: "Your changes …"', ['text']),
  word(/^what [a-z`][^?]*$/g, 'begin with the noun', ['title']),
  unclearName('held', '`serverValue`, or by what it is'),
  unclearName('doors?', '`entryPoint`, or by what it is'),
  unclearName('floors', '`layers`'),
  word(/(?<=^|[-/])arrival(?=$|[-/.])/g, 'name it `route-focus`', ['path']),
  unclearName('odd-answers?', '`malformedResponses`'),
  unclearName('names-of-all', '`prototypePollutionGuard`'),
  unclearName('untell', '`removeNotice`'),
  unclearName('active-somehow', '`activeUnknownFrequency`'),
];
