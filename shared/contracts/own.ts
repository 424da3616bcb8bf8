/**
 * Returns what an object holds under a name itself; undefined for a name that it only inherits, such as one that a script of
 * the page has added to `Object.prototype`. For maps whose names the server or the user of a function gives.
 */
export const own = <T>(map: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined =>
  map && Object.hasOwn(map, name) ? map[name] : undefined;

/** Returns one object with the names of all the given ones, the last one wins, and without inherited names. */
export const onlyOwn = <T>(...maps: readonly (Readonly<Record<string, T>> | null | undefined)[]): Record<string, T> =>
  Object.assign(Object.create(null), ...maps);
