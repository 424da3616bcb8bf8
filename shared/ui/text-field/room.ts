import { __, sprintf } from '@flightdeck/shared/i18n';

/** Characters that can be edited without waiting at each key; ten thousand ranges of addresses fit into several lines. */
const room = { line: 10_000, lines: 500_000 };
const roomOf = (multiline: boolean) => (multiline ? room.lines : room.line);

/** Whether a text is short enough to be edited. A text that is too long already can be made shorter. */
export const fitsIn = (multiline: boolean, text: string, before: string): boolean =>
  text.length <= roomOf(multiline) || text.length < before.length;

/** Why a text was not taken. */
export const tooLong = (multiline: boolean): string =>
  sprintf(
    /* translators: %d: a number of characters. */
    __("Couldn't add this text. The limit is %d characters."),
    roomOf(multiline),
  );
