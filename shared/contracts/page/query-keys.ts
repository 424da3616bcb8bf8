/**
 * Keys of the query cache. A key is the path of the read and its parameters, if any. The path is below `jetpack/v4/`, or below the
 * REST root if it starts with a slash. The early reads of the inline script have the same keys, so that later reads of the page
 * find their requests (docs/contracts.md, query keys).
 */
export type QueryKey = readonly [path: string, params?: Readonly<Record<string, string>>];

/** Returns the key of a read. The order of parameters does not matter: `{a, b}` and `{b, a}` give the same key. */
export function queryKey(path: string, params: Readonly<Record<string, string>> = {}): QueryKey {
  const names = Object.keys(params).sort();
  if (names.length === 0) return [path];
  return [path, Object.fromEntries(names.map((name) => [name, params[name] ?? '']))];
}

/** Returns the key as a string, for early reads: `module/stats/data?range=day`. */
export function readId(path: string, params: Readonly<Record<string, string>> = {}): string {
  const [, sorted] = queryKey(path, params);
  return sorted ? `${path}?${new URLSearchParams(sorted)}` : path;
}
