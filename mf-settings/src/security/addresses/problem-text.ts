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
  return sprintf(texts[fault], line, entry.trim());
}
