/** A hash route (ROOT-001). `#security` and `#/security` are the same. */
export interface Route {
  /** Path with a leading slash and without a trailing one: `/security`. `/` for an empty hash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Scans each run of slashes once, because an address can be megabytes long. */
const slashesAround = /^\/+|(?<!\/)\/+$/g;

/**
 * Reads the part of an address after `#`. Never throws: text that cannot be decoded stays unchanged.
 * @param hash with or without the leading `#`
 */
export function parseRoute(hash: string): Route {
  const bare = hash.replace(/^#/, '');
  const mark = bare.indexOf('?');
  const rawPath = mark < 0 ? bare : bare.slice(0, mark);
  const query = mark < 0 ? {} : Object.fromEntries(new URLSearchParams(bare.slice(mark + 1)));
  return { path: `/${rawPath.replace(slashesAround, '')}`, query };
}

/** Returns the hash of a route, `#/security?term=a+b`; the reverse of `parseRoute`. */
export function formatRoute(route: Route): string {
  const query = new URLSearchParams(route.query).toString();
  return `#${route.path}${query ? `?${query}` : ''}`;
}
