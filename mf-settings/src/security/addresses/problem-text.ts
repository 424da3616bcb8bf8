import { __, sprintf } from '@flightdeck/shared/i18n';
import type { ListProblem } from './allowed-list';

/** What is wrong with a line of a list of addresses, and where it stands. */
export function problemText({ line, entry, fault }: ListProblem): string {
  const texts: Readonly<Record<ListProblem['fault'], string>> = {
    'no-address': __('Line %1$d: %2$s is not an IP address.'),
    network: __('Line %1$d: %2$s is a network. Write the range from its first to its last address.'),
    mixed: __('Line %1$d: %2$s begins as one kind of address and ends as another. Use IPv4 or IPv6 for both.'),
    backwards: __('Line %1$d: %2$s is the wrong way round. The low address comes first.'),
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
  const rest = texts.length > told ? [__('Lines further down are wrong, too.')] : [];
  return [...texts.slice(0, told), ...rest].join(' ');
}
