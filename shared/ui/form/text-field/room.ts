import { __, sprintf } from '@flightdeck/shared/i18n';
import { formatCount } from '../../../model/format/number';

/**
 * Number of characters that can be edited without a delay at each key; enough for ten thousand address ranges in
 * several lines.
 */
const room = { line: 10_000, lines: 500_000 };
const roomOf = (multiline: boolean) => (multiline ? room.lines : room.line);

/** Returns whether a text is short enough to be edited. A text that is already too long may get shorter. */
export const fitsIn = (multiline: boolean, text: string, before: string): boolean =>
  text.length <= roomOf(multiline) || text.length < before.length;

/** Returns why a text was refused. */
export const tooLong = (multiline: boolean): string =>
  sprintf(
    /* translators: %s: a number of characters, such as 10,000. */
    __("Couldn't add this text. The limit is %s characters."),
    formatCount(roomOf(multiline), document.documentElement.lang),
  );
