import { placeholdersOf } from '../../catalogue/message';
import type { Rule } from './rule';

const edges = (text: string): [string, string] => [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? ''];

/** A translation begins and ends with the same spaces as the text. */
export const blanks: Rule = ({ english, text }) => {
  const [expected, present] = [edges(english), edges(text)];
  return [
    ...(expected[0] !== present[0] ? ['does not begin with the same spaces as the text'] : []),
    ...(expected[1] !== present[1] ? ['does not end with the same spaces as the text'] : []),
  ];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose.
const control = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufffd]/;

/** A translation has no control characters. */
export const controlCharacters: Rule = ({ text }) =>
  control.test(text) ? ['has a control character or a replacement character (U+FFFD)'] : [];

/** Returns a text without tags, placeholders and addresses, whose characters are the same in all languages. */
const prose = (text: string): string =>
  text
    .replace(/<(code|path|directive)>.*?<\/\1>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/https?:\/\/\S+|\S*\?\w+=\S*/g, '')
    .replace(/%(?:\d+\$)?s/g, 'x')
    .replace(/%(?:\d+\$)?d/g, '1')
    .replaceAll('%%', '%');

/** A translation has the quotation marks, spaces and signs of its language. */
export const typography: Rule = ({ text }, { facts }) => {
  const checked = prose(text);
  return [
    ...(facts.quotes.refuse.test(checked) ? [`has quotation marks other than ${facts.quotes.use}`] : []),
    ...facts.characters.filter(({ refuse }) => refuse.test(checked)).map(({ needed }) => `needs ${needed}`),
  ];
};

/** Maximum number of characters of a text on a screen. */
export const maxTextLength = 1000;
/** Number of characters that always fit on a button or a tab. */
const shortLabel = 18;
/** Largest length of a label, relative to the English label. */
const maxRatio = 1.8;

const lengthOf = (text: string): number =>
  [
    ...placeholdersOf(text)
      .reduce((rest, each) => rest.replace(each, 'x'), text)
      .replace(/<[^<>]*>/g, ''),
  ].length;

/** A translation fits: on buttons and tabs at most 1.8 times the text, or 18 characters; elsewhere 1000 characters. */
export const length: Rule = ({ entry, english, text }) => {
  if (text.length > maxTextLength) return [`has ${text.length} characters, at most ${maxTextLength} are allowed`];
  if (!/^(Button|Tab)\b/m.test(entry.notes)) return [];
  const [present, allowed] = [lengthOf(text), Math.max(shortLabel, Math.floor(lengthOf(english) * maxRatio))];
  return present > allowed ? [`has ${present} characters, at most ${allowed} fit on a button or tab`] : [];
};
