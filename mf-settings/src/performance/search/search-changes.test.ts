import { instantChanges, searchChanges } from './search-changes';

const both = (on: boolean) => ({ search: on, instant_search_enabled: on });

test.each<[string, boolean, Record<string, unknown>, hasInstant: boolean, Record<string, boolean>]>([
  ['SET-086 off', false, { instant_search_enabled: true }, true, both(false)],
  ['SET-086 off, without instant search in the plan', false, {}, false, both(false)],
  ['on', true, { instant_search_enabled: false }, true, both(true)],
  ['on, with instant search on', true, { instant_search_enabled: '1' }, true, { search: true }],
  ['SET-089 on, without instant search in the plan', true, {}, false, { search: true }],
])(
  'turning search %s (%p, with %j, instant search in the plan: %p), sends %j',
  (_what, on, serverValues, hasInstant, expected) => {
    expect(searchChanges(on, serverValues, hasInstant)).toEqual(expected);
  },
);

test.each<[string, boolean, Record<string, unknown>, Record<string, boolean>]>([
  ['SET-087 on, while search is off', true, { search: false }, both(true)],
  ['on, while search is on', true, { search: true }, { instant_search_enabled: true }],
  ['off', false, { search: true }, { instant_search_enabled: false }],
])('turning instant search %s (%p, with %j), sends %j', (_what, on, serverValues, expected) => {
  expect(instantChanges(on, serverValues)).toEqual(expected);
});
