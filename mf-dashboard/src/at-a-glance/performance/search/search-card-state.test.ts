import { failed, loaded, loading } from '../../cards/read-result';
import {
  type SearchCardState,
  type SearchInput,
  searchCardState,
  searchChanges,
  searchPage,
} from './search-card-state';

const classicSearch: SearchInput = {
  isOffline: false,
  hasConnectedOwner: true,
  canToggle: true,
  features: loaded(['search']),
  option: loaded(true),
};
const instantFeature = loaded(['instant-search']);
const off = loaded(false);

const failure = { kind: 'failed', message: 'Down.' } as const;
const active = (isInstant: boolean) => ({ kind: 'active', isInstant }) as const;
const inactive = (isInstant: boolean, canActivate = true) => ({ kind: 'inactive', isInstant, canActivate }) as const;

test.each<[string, SearchCardState, Partial<SearchInput>]>([
  ['DASH-089 while the features load', { kind: 'loading' }, { features: loading }],
  ['DASH-089 while the settings load', { kind: 'loading' }, { option: loading }],
  ['after a failed read of the features', failure, { features: failed('Down.') }],
  ['after a failed read of the settings', failure, { option: failed('Down.') }],
  ['DASH-090 offline', { kind: 'offline' }, { isOffline: true }],
  ['DASH-091 with classic search', active(false), {}],
  ['DASH-091 with instant search', active(true), { features: instantFeature }],
  ['DASH-091 with both kinds of search', active(true), { features: loaded(['search', 'instant-search']) }],
  ['DASH-093 with classic search, which is off', inactive(false), { option: off }],
  ['DASH-093 with instant search, which is off', inactive(true), { features: instantFeature, option: off }],
  [
    "for users who can't manage modules, while search is off",
    inactive(false, false),
    { option: off, canToggle: false },
  ],
  ['DASH-094 without features in the plan', { kind: 'upsell' }, { features: loaded([]) }],
  ['DASH-094 with other features in the plan', { kind: 'upsell' }, { features: loaded(['backups']) }],
  [
    'DASH-094 with neither a search feature nor a connected owner',
    { kind: 'connect' },
    { features: loaded([]), hasConnectedOwner: false },
  ],
])('%s, the Search card is %j', (_when, state, change) => {
  expect(searchCardState({ ...classicSearch, ...change })).toEqual(state);
});

test.each<[isInstant: boolean, version: string, on: boolean, sent: object]>([
  [true, '13.9.1', true, { search: true, instant_search_enabled: true }],
  [true, '13.9.1', false, { search: false, instant_search_enabled: false }],
  [false, '13.9.1', true, { search: true }],
  // Since Jetpack 15.9, a separate option stores the search experience.
  [true, '16.1.2', true, { search: true }],
  [true, '15.9', false, { search: false }],
])('with instant search: %s, the switch of search in Jetpack %s sends for the position %s: %j', (...row) => {
  const [isInstant, version, on, sent] = row;
  expect(searchChanges(isInstant, version)(on)).toEqual(sent);
});

test.each([
  ['DASH-021.3 DASH-092 instant search', true, [], 'admin.php?page=jetpack-search-configure'],
  [
    'DASH-021.3 DASH-092 instant search',
    true,
    ['jetpack-search', 'jetpack-search-configure'],
    'admin.php?page=jetpack-search-configure',
  ],
  ['instant search', true, ['jetpack-search'], 'admin.php?page=jetpack-search'],
  ['DASH-021.4 DASH-092 classic search', false, [], 'customize.php?autofocus[panel]=widgets'],
])('%s (instant: %s) on a site with the admin pages %j links to %s', (_what, isInstant, adminPages, page) => {
  expect(searchPage(isInstant, { adminUrl: '/wp-admin/', adminPages })).toBe(`/wp-admin/${page}`);
});
