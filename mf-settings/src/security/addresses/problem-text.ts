import { __, sprintf } from '@flightdeck/shared/i18n';
import type { ListProblem } from './allowed-list';

/** What is wrong with a line of a list of addresses, and where it stands. */
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
  return sprintf(texts[fault], line, short(entry.trim()));
}

/** Whoever pastes a whole page into one line need not read it here again. */
const short = (entry: string) => (entry.length > 60 ? `${[...entry.slice(0, 120)].slice(0, 60).join('')}…` : entry);

/** So many lines are told of one by one; more would bury the field. */
const told = 5;

/** What is wrong with all lines, as one text; undefined when nothing is. */
export function problemsText(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const rest = texts.length > told ? [__('More lines need to be fixed.')] : [];
  return [...texts.slice(0, told), ...rest].join(' ');
}
