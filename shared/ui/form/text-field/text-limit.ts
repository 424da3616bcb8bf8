import { __, sprintf } from '@flightdeck/shared/i18n';
import { formatCount } from '../../../model/format/number';

/** Largest number of characters with which typing stays fast; ten thousand address ranges fit into a multiline field. */
const limits = { singleLine: 10_000, multiline: 500_000 };
const limitOf = (multiline: boolean) => (multiline ? limits.multiline : limits.singleLine);

/** Returns whether a text is within the limit, or at least shorter than the previous text. */
export const isWithinLimit = (multiline: boolean, text: string, previousText: string): boolean =>
  text.length <= limitOf(multiline) || text.length < previousText.length;

/** Returns the error message for a text over the limit. */
export const tooLongText = (multiline: boolean): string =>
  sprintf(
    /* translators: %s: a number of characters, such as 10,000. */
    __("Couldn't add this text. The limit is %s characters."),
    formatCount(limitOf(multiline), document.documentElement),
  );
