import { __ } from '@flightdeck/shared/i18n';
import type { WidgetErrorCode } from '../../contracts/widget';
import type { Entries, Entry } from './entry';

type HostCode = Extract<WidgetErrorCode, `host-${string}`>;

const host = (given: Pick<Entry, 'meaning' | 'owner' | 'operator' | 'developer'>): Entry => ({
  title: (what) => what,
  cause: ({ message }) => message,
  ...given,
});

/** What only a page of somebody else, with a widget in it, can be in the way with. */
export const hostEntries: Entries<HostCode> = {
  'host-frozen-prototypes': host({
    meaning: () => __('A page with a widget has frozen the prototypes that libraries build on.'),
    owner: () => __('Use the dashboard instead, and tell whoever made the page.'),
    operator: () => __('Show the widget in another page, or switch off the lockdown for this one.'),
    developer: () => __('It is checked before anything loads; the message names the prototypes.'),
  }),
  'host-csp-refused': host({
    meaning: () => __('The security policy of a page with a widget refuses scripts or requests.'),
    owner: () => __('Use the dashboard instead, and tell whoever made the page.'),
    operator: () => __('Add the lines that the message names to the policy of the page.'),
    developer: () => __('docs/how-to/embed.md has all lines that a policy needs.'),
  }),
};
