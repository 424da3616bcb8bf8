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

test.each<[string, Partial<SearchInput>, SearchCardState]>([
  ['DASH-089 shows loading while the features load', { features: loading }, { kind: 'loading' }],
  ['DASH-089 shows loading while the settings load', { option: loading }, { kind: 'loading' }],
  ['shows the failure of the features read', { features: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['shows the failure of the settings read', { option: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['DASH-090 shows the offline state', { isOffline: true }, { kind: 'offline' }],
  ['DASH-091 is active with classic search', {}, { kind: 'active', isInstant: false }],
  ['DASH-091 is active with instant search', { features: instantFeature }, { kind: 'active', isInstant: true }],
  [
    'DASH-091 prefers instant search over classic search',
    { features: loaded(['search', 'instant-search']) },
    { kind: 'active', isInstant: true },
  ],
  [
    'DASH-093 offers to activate classic search',
    { option: off },
    { kind: 'inactive', isInstant: false, canActivate: true },
  ],
  [
    'DASH-093 offers to activate instant search',
    { features: instantFeature, option: off },
    { kind: 'inactive', isInstant: true, canActivate: true },
  ],
  [
    "offers no activation to users who can't manage modules",
    { option: off, canToggle: false },
    { kind: 'inactive', isInstant: false, canActivate: false },
  ],
  ['DASH-094 offers an upgrade if the plan has no features', { features: loaded([]) }, { kind: 'upsell' }],
  [
    'DASH-094 offers an upgrade if the plan has only other features',
    { features: loaded(['backups']) },
    { kind: 'upsell' },
  ],
  [
    'DASH-094 prompts to connect if there is neither a search feature nor a connected owner',
    { features: loaded([]), hasConnectedOwner: false },
    { kind: 'connect' },
  ],
])('%s', (_what, change, state) => {
  expect(searchCardState({ ...classicSearch, ...change })).toEqual(state);
});

const adminUrl = '/wp-admin/';
const olderVersion = '13.9.1';

test.each<[what: string, isInstant: boolean, version: string, on: boolean, sent: object]>([
  ['turns instant search on with search', true, olderVersion, true, { search: true, instant_search_enabled: true }],
  ['turns instant search off with search', true, olderVersion, false, { search: false, instant_search_enabled: false }],
  ['leaves instant search alone when only classic search is available', false, olderVersion, true, { search: true }],
  [
    'keeps the search experience when search is turned on in Jetpack 15.9 or later',
    true,
    '16.1.2',
    true,
    { search: true },
  ],
  [
    'keeps the search experience when search is turned off in Jetpack 15.9 or later',
    true,
    '15.9',
    false,
    { search: false },
  ],
])('%s', (_what, isInstant, version, on, sent) => {
  expect(searchChanges(isInstant, version)(on)).toEqual(sent);
});

test.each([
  [
    'DASH-021.3 DASH-092 links instant search to its settings page if the admin pages are unknown',
    true,
    [],
    '/wp-admin/admin.php?page=jetpack-search-configure',
  ],
  [
    'DASH-021.3 DASH-092 links instant search to its settings page if the site has the page',
    true,
    ['jetpack-search', 'jetpack-search-configure'],
    '/wp-admin/admin.php?page=jetpack-search-configure',
  ],
  [
    'links instant search to the search page of a newer Jetpack, which has no settings page',
    true,
    ['jetpack-search'],
    '/wp-admin/admin.php?page=jetpack-search',
  ],
  [
    'DASH-021.4 DASH-092 links classic search to the widgets',
    false,
    [],
    '/wp-admin/customize.php?autofocus[panel]=widgets',
  ],
])('%s', (_what, isInstant, adminPages, href) => {
  expect(searchPage(isInstant, { adminUrl, adminPages })).toBe(href);
});
