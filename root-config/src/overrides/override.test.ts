import { type OverrideStorage, readOverrides, removeOverride, storeOverride } from './override';

const hour = 3600 * 1000;
const origin = 'https://next.example';
const rules = { origins: [origin], mayOverride: true, now: 100 * hour };

function storageWith(
  entries: Readonly<Record<string, string>> = {},
): OverrideStorage & { readonly stored: Map<string, string> } {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
const overrideJson = (from: string, since: number) => JSON.stringify({ origin: from, since });

test('an override lasts exactly eight hours', () => {
  const storage = storageWith();
  storeOverride(storage, { area: 'mf-settings', origin }, rules.now);
  const expected = [{ area: 'mf-settings', origin, until: rules.now + 8 * hour }];
  expect(readOverrides(storage, rules)).toEqual(expected);
  expect(readOverrides(storage, { ...rules, now: rules.now + 8 * hour - 1 })).toEqual(expected);
  expect(readOverrides(storage, { ...rules, now: rules.now + 8 * hour })).toEqual([]);
  expect(storage.stored.size).toBe(0);
});

test('an override can be removed earlier', () => {
  const storage = storageWith({ other: 'value of another script' });
  storeOverride(storage, { area: 'mf-settings', origin }, rules.now);
  removeOverride(storage, 'mf-settings');
  expect(readOverrides(storage, rules)).toEqual([]);
  expect([...storage.stored.keys()]).toEqual(['other']);
});

test.each([
  ['from an origin that the server does not allow', overrideJson('https://evil.example', rules.now), rules],
  ['from an origin that only starts like an allowed origin', overrideJson(`${origin}.evil.example`, rules.now), rules],
  ['from an origin that is no longer allowed', overrideJson(origin, rules.now), { ...rules, origins: [] }],
  ['of a user without manage_options', overrideJson(origin, rules.now), { ...rules, mayOverride: false }],
  ['with a time in the future', overrideJson(origin, rules.now + 1), rules],
  ['without a time', JSON.stringify({ origin }), rules],
  ['that is not JSON', 'yes', rules],
  ['that is a list', '[]', rules],
  ['that is null', 'null', rules],
])('ignores and removes an override %s', (_what, text, input) => {
  const storage = storageWith({ 'mf-settings': text });
  expect(readOverrides(storage, input)).toEqual([]);
  expect(storage.stored.size).toBe(0);
});
