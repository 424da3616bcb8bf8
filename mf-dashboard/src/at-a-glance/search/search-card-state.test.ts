import { adminPage } from '@flightdeck/shared/links/places';
import { failed, loaded, loading } from '../cards/reading';
import {
  type SearchCardState,
  type SearchFacts,
  searchCardState,
  searchChanges,
  searchPage,
} from './search-card-state';

const classic: SearchFacts = {
  isOffline: false,
  hasConnectedOwner: true,
  canToggle: true,
  features: loaded(['search']),
  option: loaded(true),
};
const instant = loaded(['instant-search']);
const off = loaded(false);

test.each<[string, Partial<SearchFacts>, SearchCardState]>([
  ['DASH-089 on its way', { features: loading }, { kind: 'loading' }],
  ['DASH-089 the settings on their way', { option: loading }, { kind: 'loading' }],
  ['failed', { features: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['the settings failed', { option: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['DASH-090 offline', { isOffline: true }, { kind: 'offline' }],
  ['DASH-091 classic and on', {}, { kind: 'active', isInstant: false }],
  ['DASH-091 instant and on', { features: instant }, { kind: 'active', isInstant: true }],
  ['DASH-091 both and on', { features: loaded(['search', 'instant-search']) }, { kind: 'active', isInstant: true }],
  ['DASH-093 classic and off', { option: off }, { kind: 'inactive', isInstant: false, canActivate: true }],
  [
    'DASH-093 instant and off',
    { features: instant, option: off },
    { kind: 'inactive', isInstant: true, canActivate: true },
  ],
  [
    'off, for who cannot switch',
    { option: off, canToggle: false },
    { kind: 'inactive', isInstant: false, canActivate: false },
  ],
  ['DASH-094 neither, with owner', { features: loaded([]) }, { kind: 'upsell' }],
  ['DASH-094 neither, although the module is on', { features: loaded(['backups']) }, { kind: 'upsell' }],
  ['DASH-094 neither, without owner', { features: loaded([]), hasConnectedOwner: false }, { kind: 'connect' }],
])('%s', (_what, change, state) => {
  expect(searchCardState({ ...classic, ...change })).toEqual(state);
});

test.each([
  ['DASH-095 instant search comes along', true, true, { search: true, instant_search_enabled: true }],
  ['instant search goes with it', true, false, { search: false, instant_search_enabled: false }],
  ['DASH-095 not where only classic search is available', false, true, { search: true }],
])('%s', (_what, isInstant, on, sent) => {
  expect(searchChanges(isInstant)(on)).toEqual(sent);
});

test.each([
  [
    'DASH-021.3 DASH-092 instant search is adjusted on its page',
    true,
    '/wp-admin/admin.php?page=jetpack-search-configure',
  ],
  ['DASH-021.4 DASH-092 classic search is a widget', false, '/wp-admin/customize.php?autofocus[panel]=widgets'],
])('%s', (_what, isInstant, href) => {
  expect(adminPage(searchPage(isInstant), '/wp-admin/')).toBe(href);
});
