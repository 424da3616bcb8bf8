/**
 * Returns an object's own property; undefined for an inherited one, which a script of the page may have added to
 * `Object.prototype`. For maps with names from the server or from a caller.
 */
export const own = <T>(map: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined =>
  map && Object.hasOwn(map, name) ? map[name] : undefined;

/**
 * Returns options without a prototype, for built-in functions of the browser: they also read inherited properties, which a script of the page may
 * have added to `Object.prototype`. `Intl` throws for an inherited `type` or `style`.
 */
export const bare = <const T extends object>(options: T): T => ({ __proto__: null, ...options });

/** Merges the own properties of objects into one without a prototype; a later object overrides an earlier one. */
export const onlyOwn = <T>(...maps: readonly (Readonly<Record<string, T>> | null | undefined)[]): Record<string, T> =>
  Object.assign(Object.create(null), ...maps);
