import { __ } from '@flightdeck/shared/i18n';
import type { FailureCode } from '../../contracts/failure';
import type { Entries, Entry } from './entry';

type PageCode = Extract<FailureCode, `page-${string}` | 'link-refused'>;

const page = (meaning: Entry['meaning'], developer: Entry['developer']): Entry => ({
  title: () => __('The dashboard cannot start'),
  meaning,
  cause: meaning,
  owner: () =>
    __(
      'Reload the page. If that does not help, a plugin or a cache may be changing the page: switch off page caching for the admin and try again.',
    ),
  operator: () => __('See which plugin or cache removes or changes the JSON in the page.'),
  developer,
});

/** Failures of the page itself, and links that are not followed. */
export const pageEntries: Entries<PageCode> = {
  'page-state-missing': page(
    () => __('The page arrived without the data it needs.'),
    () => __('There is no element flightdeck-page-state.'),
  ),
  'page-state-unreadable': page(
    () => __('The data that came with the page cannot be read.'),
    () => __('It is not JSON, or lacks the registry; the error is the cause of the failure.'),
  ),
  'link-refused': {
    title: () => __('This link was not followed'),
    meaning: () => __('The address is neither of this site nor on the list of places links may lead to.'),
    cause: ({ message }) => message,
    owner: () => __('If you expected it to work, ask whoever looks after this site.'),
    operator: () => __('Add the origin to provider.origins of the page state, if it is meant to be there.'),
    developer: () => __('shared/model/links/links.ts has the list.'),
  },
};
