import { __, sprintf } from '@flightdeck/shared/i18n';
import type { ListProblem } from './address-list';

/** Returns the error message for an invalid line of an address list. */
export function problemText({ line, entry, fault }: ListProblem): string {
  const texts: Readonly<Record<ListProblem['fault'], string>> = {
    /* translators: %1$d: number of the line, %2$s: the entry on that line */
    'no-address': __('Line %1$d: %2$s is not an IP address.'),
    /* translators: %1$d: number of the line, %2$s: the entry on that line */
    network: __('Line %1$d: %2$s is a network. Enter it as a range, from its first to its last address.'),
    /* translators: %1$d: number of the line, %2$s: the entry on that line */
    mixed: __('Line %1$d: %2$s mixes IPv4 and IPv6. Use the same kind of address for both ends.'),
    /* translators: %1$d: number of the line, %2$s: the entry on that line */
    backwards: __('Line %1$d: %2$s is in the wrong order. Enter the lower address first.'),
  };
  return sprintf(texts[fault], line, shorten(entry.trim()));
}

/** Shortens a long entry, such as a pasted page of text, to 60 characters. */
function shorten(entry: string): string {
  // 61 characters have at most 122 UTF-16 code units.
  const characters = [...entry.slice(0, 122)];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : entry;
}

/** Maximum number of messages below the field: more would take too much space. */
const maxMessages = 5;

/** Returns the error messages of a list as one text, with at most `maxMessages` of them; undefined without messages. */
export function joinProblemTexts(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const more = texts.length > maxMessages ? [__('More lines need to be fixed.')] : [];
  return [...texts.slice(0, maxMessages), ...more].join(' ');
}
