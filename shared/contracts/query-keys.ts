/**
 * Keys of the query cache. A key is the path of the read below `jetpack/v4/` and, where there are any, its parameters;
 * the same pair keys the early reads of the page, so one request serves both (docs/contracts.md, query keys).
 */
export type QueryKey = readonly [path: string, params?: Readonly<Record<string, string>>];

/** Key of a read. Parameters keep no order: `{a, b}` and `{b, a}` are one key. */
export function queryKey(path: string, params: Readonly<Record<string, string>> = {}): QueryKey {
  const names = Object.keys(params).sort();
  if (names.length === 0) return [path];
  return [path, Object.fromEntries(names.map((name) => [name, params[name] ?? '']))];
}

/** The key as one text, the form the early reads use: `module/stats/data?range=day`. */
export function readId(path: string, params: Readonly<Record<string, string>> = {}): string {
  const [, sorted] = queryKey(path, params);
  return sorted ? `${path}?${new URLSearchParams(sorted)}` : path;
}
