import { placeholdersOf } from '../../catalogue/message';
import type { Rule } from './rule';

/** Returns the spaces at the start and at the end of a text. */
const outerSpaces = (text: string): [string, string] => [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? ''];

/** A translation begins and ends with the same spaces as the English text. */
export const blanks: Rule = ({ english, text }) => {
  const [expected, actual] = [outerSpaces(english), outerSpaces(text)];
  return [
    ...(expected[0] !== actual[0] ? ['does not begin with the same spaces as the text'] : []),
    ...(expected[1] !== actual[1] ? ['does not end with the same spaces as the text'] : []),
  ];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
const refusedCharacters = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufffd]/;

/** A translation has no control characters except line breaks, and no replacement character. */
export const controlCharacters: Rule = ({ text }) =>
  refusedCharacters.test(text) ? ['has a control character or a replacement character (U+FFFD)'] : [];

/** Returns the text that a user reads: without code, tags and addresses, and with `x` or `1` for each placeholder. */
const prose = (text: string): string =>
  text
    .replace(/<(code|path|directive)>.*?<\/\1>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/https?:\/\/\S+|\S*\?\w+=\S*/g, '')
    .replace(/%(?:\d+\$)?s/g, 'x')
    .replace(/%(?:\d+\$)?d/g, '1')
    .replaceAll('%%', '%');

/** A translation has the quotation marks, spaces and punctuation of its language. */
export const typography: Rule = ({ text }, { data }) => {
  const checkedText = prose(text);
  return [
    ...(data.quotes.refuse.test(checkedText) ? [`has quotation marks other than ${data.quotes.use}`] : []),
    ...data.characters.filter(({ refuse }) => refuse.test(checkedText)).map(({ needed }) => `needs ${needed}`),
  ];
};

/** Maximum number of characters of a translation. */
export const maxTextLength = 1000;
/** Number of characters that always fit on a button or a tab. */
const shortLabelLength = 18;
/** Maximum length of a longer label, relative to the English label. */
const maxRatio = 1.8;

/** Returns the number of characters of a label, without tags. A placeholder counts as one character. */
const labelLength = (text: string): number =>
  [
    ...placeholdersOf(text)
      .reduce((rest, each) => rest.replace(each, 'x'), text)
      .replace(/<[^<>]*>/g, ''),
  ].length;

/** A translation has at most 1000 characters; on buttons and tabs at most 1.8 times the English text, or 18 if that is more. */
export const length: Rule = ({ entry, english, text }) => {
  if (text.length > maxTextLength) return [`has ${text.length} characters, at most ${maxTextLength} are allowed`];
  if (!/^(Button|Tab)\b/m.test(entry.notes)) return [];
  const actual = labelLength(text);
  const allowed = Math.max(shortLabelLength, Math.floor(labelLength(english) * maxRatio));
  return actual > allowed ? [`has ${actual} characters, at most ${allowed} fit on a button or tab`] : [];
};
