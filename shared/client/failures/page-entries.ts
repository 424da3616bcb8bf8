import { __ } from '@flightdeck/shared/i18n';
import type { FailureCode } from '../../contracts/areas/failure';
import type { Entries, Entry } from './entry';

type PageCode = Extract<FailureCode, `page-${string}` | 'link-refused'>;

const pageEntry = (meaning: Entry['meaning'], developer: Entry['developer']): Entry => ({
  title: () => __("The dashboard can't start"),
  meaning,
  cause: meaning,
  owner: () =>
    __(
      "Reload the page. If that doesn't help, a plugin or a cache may be changing the page. Turn off page caching for WordPress admin pages and try again.",
    ),
  operator: () => __('Find the plugin or cache that removes or changes the JSON in the page.'),
  developer,
});

/** Failures of the page itself, and links that are not followed. */
export const pageEntries: Entries<PageCode> = {
  'page-state-missing': pageEntry(
    () => __("The page doesn't contain the data it needs."),
    () => __('The element flightdeck-page-state is missing.'),
  ),
  'page-state-unreadable': pageEntry(
    () => __("The data in the page can't be read."),
    () =>
      __(
        "The data isn't JSON, has no registry, or the page couldn't start with it. The failure's cause is the original error.",
      ),
  ),
  'link-refused': {
    title: () => __('This link was blocked'),
    meaning: () => __("The address isn't on this site or on the list of allowed addresses."),
    cause: ({ message }) => message,
    owner: () => __('If you expected the link to work, ask a site administrator.'),
    operator: () => __('To allow the link, add its origin to provider.origins in the page state.'),
    developer: () => __('shared/model/links/links.ts contains the list.'),
  },
};
