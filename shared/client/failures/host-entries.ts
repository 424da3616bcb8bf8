import { __ } from '@flightdeck/shared/i18n';
import type { WidgetErrorCode } from '../../contracts/page/widget';
import type { Entries, Entry } from './entry';

type HostCode = Extract<WidgetErrorCode, `host-${string}`>;

const hostEntry = (fields: Pick<Entry, 'meaning' | 'owner' | 'operator' | 'developer'>): Entry => ({
  title: (what) => what,
  cause: ({ message }) => message,
  ...fields,
});

/** Failures of widgets that only a host page can cause. */
export const hostEntries: Entries<HostCode> = {
  'host-frozen-prototypes': hostEntry({
    meaning: () => __('The page around a widget freezes JavaScript prototypes that libraries need.'),
    owner: () => __('Use the dashboard instead, and tell the developer of this page.'),
    operator: () => __('Show the widget on another page, or turn off the lockdown on this page.'),
    developer: () => __('Flightdeck checks this before it loads anything. The message names the prototypes.'),
  }),
  'host-csp-refused': hostEntry({
    meaning: () => __('The security policy of the page around a widget blocks scripts or requests.'),
    owner: () => __('Use the dashboard instead, and tell the developer of this page.'),
    operator: () => __('Add the directives from the message to the security policy of the page.'),
    developer: () => __('docs/how-to/embed.md lists all directives that a policy needs.'),
  }),
};
