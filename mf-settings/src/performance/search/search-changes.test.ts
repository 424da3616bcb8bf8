import { instantChanges, searchChanges } from './search-changes';

test.each<[string, boolean, Record<string, unknown>, boolean, Record<string, boolean>]>([
  [
    'SET-086 off takes instant search along',
    false,
    { instant_search_enabled: true },
    true,
    { search: false, instant_search_enabled: false },
  ],
  ['SET-086 off, also where the plan has none', false, {}, false, { search: false, instant_search_enabled: false }],
  [
    'on brings instant search',
    true,
    { instant_search_enabled: false },
    true,
    { search: true, instant_search_enabled: true },
  ],
  ['on, instant search is on already', true, { instant_search_enabled: '1' }, true, { search: true }],
  ['SET-089 on, without instant search in the plan', true, {}, false, { search: true }],
])('search: %s', (_what, on, serverValues, hasInstant, expected) => {
  expect(searchChanges(on, serverValues, hasInstant)).toEqual(expected);
});

test.each<[string, boolean, Record<string, unknown>, Record<string, boolean>]>([
  ['SET-087 on turns search on as well', true, { search: false }, { search: true, instant_search_enabled: true }],
  ['on, search is on', true, { search: true }, { instant_search_enabled: true }],
  ['off leaves search alone', false, { search: true }, { instant_search_enabled: false }],
])('instant search: %s', (_what, on, serverValues, expected) => {
  expect(instantChanges(on, serverValues)).toEqual(expected);
});
