import { endOverride, keepOverride, type OverrideStorage, readOverrides } from './override';

const hour = 3600 * 1000;
const origin = 'https://next.example';
const rules = { origins: [origin], mayOverride: true, now: 100 * hour };

function storageWith(
  entries: Readonly<Record<string, string>> = {},
): OverrideStorage & { readonly stored: Map<string, string> } {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
const stored = (of: string, since: number) => JSON.stringify({ origin: of, since });

test('an override counts for eight hours, and not a moment longer', () => {
  const storage = storageWith();
  keepOverride(storage, { area: 'mf-settings', origin }, rules.now);
  const expected = [{ area: 'mf-settings', origin, until: rules.now + 8 * hour }];
  expect(readOverrides(storage, rules)).toEqual(expected);
  expect(readOverrides(storage, { ...rules, now: rules.now + 8 * hour - 1 })).toEqual(expected);
  expect(readOverrides(storage, { ...rules, now: rules.now + 8 * hour })).toEqual([]);
  expect(storage.stored.size).toBe(0);
});

test('it can be ended before', () => {
  const storage = storageWith({ other: 'kept' });
  keepOverride(storage, { area: 'mf-settings', origin }, rules.now);
  endOverride(storage, 'mf-settings');
  expect(readOverrides(storage, rules)).toEqual([]);
  expect([...storage.stored.keys()]).toEqual(['other']);
});

test.each([
  ['an origin that the server does not allow', stored('https://evil.example', rules.now), rules],
  ['an origin that only begins like an allowed one', stored(`${origin}.evil.example`, rules.now), rules],
  ['an origin that is allowed no longer', stored(origin, rules.now), { ...rules, origins: [] }],
  ['somebody without manage_options', stored(origin, rules.now), { ...rules, mayOverride: false }],
  ['a time that has not come yet', stored(origin, rules.now + 1), rules],
  ['no time', JSON.stringify({ origin }), rules],
  ['a text of somebody else', 'yes', rules],
  ['a list', '[]', rules],
  ['nothing', 'null', rules],
])('%s counts for nothing, and is removed', (_what, text, given) => {
  const storage = storageWith({ 'mf-settings': text });
  expect(readOverrides(storage, given)).toEqual([]);
  expect(storage.stored.size).toBe(0);
});
