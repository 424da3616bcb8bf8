import { __ } from '@flightdeck/shared/i18n';
import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';
import type { CardDescription } from '../../engine/cards/card';
import { SearchCard } from './search-card.view';
import { hasInstantSearch, instantChanges, searchChanges } from './search-changes';
import { recoverSearch } from './search-recovery.resource';
import { InstantSearchRow, SearchRow } from './search-rows.view';

/** Search and instant search (SET-084, SET-085). */
export const search: CardDescription = {
  id: 'search',
  title: () => __('Search'),
  icon: 'search',
  modules: ['search'],
  searchTerms: () => [__('instant search'), __('results')],
  reads: ['features'],
  switches: [
    {
      option: 'search',
      label: () => __('Jetpack Search'),
      explanation: () => __('Give visitors better results when they search your site.'),
      learnMore: 'jetpack-support-search',
      // Versions of Jetpack with search experiences store the chosen experience separately, so only the module is sent.
      changes: (on, serverValues, input) =>
        isSince(input.version, since.searchExperiences)
          ? { search: on }
          : searchChanges(on, serverValues, hasInstantSearch(input)),
      recover: (changes, input) => recoverSearch(changes, hasInstantSearch(input)),
      view: SearchRow,
    },
    {
      option: 'instant_search_enabled',
      // Set `below` instead of `module`: the switch must be enabled while search is off, because it also turns search on.
      below: 'search',
      label: () => __('Instant search (recommended)'),
      explanation: () => __('Show results as visitors type, without loading another page.'),
      exists: ({ version }) => !isSince(version, since.searchExperiences),
      isOn: (serverValues) => Boolean(serverValues.search) && Boolean(serverValues.instant_search_enabled),
      changes: instantChanges,
      recover: (changes, input) => recoverSearch(changes, hasInstantSearch(input)),
      view: InstantSearchRow,
    },
  ],
  view: SearchCard,
};
