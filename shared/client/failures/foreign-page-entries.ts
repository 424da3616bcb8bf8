import { __ } from '@flightdeck/shared/i18n';
import type { WidgetErrorCode } from '../../contracts/areas/failure';
import type { Entries } from './entry';

type ForeignPageCode = Extract<WidgetErrorCode, `host-${string}`>;

/** Failures of widgets that only a foreign page can cause. */
export const foreignPageEntries: Entries<ForeignPageCode> = {
  'host-csp-refused': {
    title: (what) => what,
    cause: ({ message }) => message,
    meaning: () => __('The security policy of the page around a widget blocks scripts or requests.'),
    owner: () => __('Use the dashboard instead, and tell the developer of this page.'),
    operator: () => __('Add the directives from the message to the security policy of the page.'),
    developer: () => __('docs/how-to/embed.md lists all directives that a policy needs.'),
  },
  'host-options': {
    title: (what) => what,
    cause: ({ message }) => message,
    meaning: () => __("The page doesn't name a widget, or it names the wrong site."),
    owner: () => __('Use the dashboard instead, and tell the developer of this page.'),
    operator: () => __('Correct the name or the REST address that the message shows.'),
    developer: () => __('docs/how-to/embed.md lists the names. All widgets of a page need the same root.'),
  },
};
