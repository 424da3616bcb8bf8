/**
 * Returns the map under a key of the page, and creates it if there is none. The map is in the global object and not in a module, so
 * that all copies of the module share it: those of several areas, and of two releases.
 * @param scope object that has the map. Default: the global object
 */
export function pageMap<Key, Value>(key: symbol, scope: object = globalThis): Map<Key, Value> {
  const existing: unknown = Reflect.get(scope, key);
  if (existing instanceof Map) return existing;
  const created = new Map<Key, Value>();
  Reflect.set(scope, key, created);
  return created;
}
