/**
 * Returns the map under a key of the page, and creates it if there is none. The map is on the page and not in a module, so that all
 * copies of the module share it: those of several areas, and of two releases.
 * @param scope default: the page
 */
export function pageMap<Key, Value>(key: symbol, scope: object = globalThis): Map<Key, Value> {
  const present: unknown = Reflect.get(scope, key);
  if (present instanceof Map) return present;
  const created = new Map<Key, Value>();
  Reflect.set(scope, key, created);
  return created;
}
