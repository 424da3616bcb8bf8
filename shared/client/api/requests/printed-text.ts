import { plainText } from '@flightdeck/shared/schema';
import { parseQuietly } from './errors';

/** Maximum length of the text, in characters: enough for a PHP message with a file and a line. */
const maxLength = 200;

/**
 * Returns the text that plugins, themes or caches printed before or after the JSON of an answer, for example a PHP message or an HTML
 * comment. WordPress sends JSON as one line.
 * @returns an empty string if the answer contains no JSON, or is a page, which can contain JSON too
 */
export function printedText(answer: string): string {
  if (/<(!doctype|html|head|body)\b/i.test(answer)) return '';
  const json = answer.match(/(\{["}]|\[).*[}\]]/g)?.find((text) => parseQuietly(text) !== undefined);
  if (json === undefined) return '';
  const around = answer.replace(json, ' ');
  // Markup without text, such as a comment, is shown as it is. A byte order mark is invisible.
  const shown = plainText(around).trim() || around.replaceAll('\uFEFF', ' U+FEFF ').trim();
  return shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown;
}
