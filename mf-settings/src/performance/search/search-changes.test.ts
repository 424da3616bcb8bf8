import { instantChanges, searchChanges } from './search-changes';

test.each<[string, boolean, Record<string, unknown>, boolean, Record<string, boolean>]>([
  [
    'SET-086 turning search off turns instant search off',
    false,
    { instant_search_enabled: true },
    true,
    { search: false, instant_search_enabled: false },
  ],
  [
    'SET-086 turning search off turns instant search off even if the plan does not include it',
    false,
    {},
    false,
    { search: false, instant_search_enabled: false },
  ],
  [
    'turning search on turns instant search on',
    true,
    { instant_search_enabled: false },
    true,
    { search: true, instant_search_enabled: true },
  ],
  [
    'turning search on does not send instant search if it is already on',
    true,
    { instant_search_enabled: '1' },
    true,
    { search: true },
  ],
  [
    'SET-089 turning search on does not send instant search if it is not in the plan',
    true,
    {},
    false,
    { search: true },
  ],
])('%s', (_what, on, serverValues, hasInstant, expected) => {
  expect(searchChanges(on, serverValues, hasInstant)).toEqual(expected);
});

test.each<[string, boolean, Record<string, unknown>, Record<string, boolean>]>([
  [
    'SET-087 turning instant search on turns search on',
    true,
    { search: false },
    { search: true, instant_search_enabled: true },
  ],
  [
    'turning instant search on does not send search if it is already on',
    true,
    { search: true },
    { instant_search_enabled: true },
  ],
  ['turning instant search off does not turn search off', false, { search: true }, { instant_search_enabled: false }],
])('%s', (_what, on, serverValues, expected) => {
  expect(instantChanges(on, serverValues)).toEqual(expected);
});
