import { plainText } from '@flightdeck/shared/schema';
import { parseQuietly } from './errors';

/** Maximum length of the text, in characters: enough for a PHP message with a file and a line. */
const maxLength = 200;

/** Maximum number of places at which the JSON may begin: the text before it can contain brackets too. */
const maxStarts = 20;

/**
 * Returns the text that plugins, themes or caches printed before or after the JSON of an answer, for example a PHP message or an HTML
 * comment.
 * @returns an empty string if the answer contains no JSON, or is a page, which can contain JSON too
 */
export function printedText(answer: string): string {
  if (/<(!doctype|html|head|body)\b/i.test(answer)) return '';
  const json = jsonIn(answer);
  if (json === undefined) return '';
  // Notices remove all tags, so a comment is shown without its marks, and other markup without text without its brackets.
  const around = answer.replace(json, ' ').replace(/<!--|-->/g, ' ');
  const shown = plainText(around) || around.replaceAll('\uFEFF', ' U+FEFF ').replace(/[<>]/g, ' ').trim();
  return shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown;
}

/** Returns the longest JSON in an answer. WordPress sends it as one line, but a text can be on the same line. */
function jsonIn(answer: string): string | undefined {
  // In truncated JSON, only a part could be parsed.
  const maxCount = /^\s*[{[]/.test(answer) ? 1 : maxStarts;
  return [...answer.matchAll(/\{["}]|\[/g)]
    .slice(0, maxCount)
    .map(({ index }) => /^.*[}\]]/.exec(answer.slice(index))?.[0] ?? '')
    .filter((text) => parseQuietly(text) !== undefined)
    .sort((a, b) => b.length - a.length)[0];
}
