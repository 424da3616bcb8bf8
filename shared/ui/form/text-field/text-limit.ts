import { __, sprintf } from '@flightdeck/shared/i18n';
import { formatCount } from '../../../model/format/number';

/**
 * Number of characters that can be edited without a delay at each key. With several lines, it is enough for ten thousand
 * address ranges.
 */
const limits = { line: 10_000, lines: 500_000 };
const limitOf = (multiline: boolean) => (multiline ? limits.lines : limits.line);

/** Returns whether a text is short enough to be edited. A text that is already too long may get shorter. */
export const isWithinLimit = (multiline: boolean, text: string, before: string): boolean =>
  text.length <= limitOf(multiline) || text.length < before.length;

/** Returns why a text was refused. */
export const tooLongText = (multiline: boolean): string =>
  sprintf(
    /* translators: %s: a number of characters, such as 10,000. */
    __("Couldn't add this text. The limit is %s characters."),
    formatCount(limitOf(multiline), document.documentElement.lang),
  );
