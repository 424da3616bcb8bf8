/** A hash route (ROOT-001). `#security` and `#/security` are the same. */
export interface Route {
  /** Path with a leading slash and without a trailing one: `/security`. `/` for an empty hash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Slashes at the start and the end. The lookbehind makes the search linear: an address can be megabytes long. */
const slashesAround = /^\/+|(?<!\/)\/+$/g;

/**
 * Reads the part of an address after `#`. Decodes only the query. Never throws: invalid escapes such as `%A` stay unchanged, and
 * bytes that are not UTF-8 become U+FFFD.
 * @param hash with or without the leading `#`
 */
export function parseRoute(hash: string): Route {
  const address = hash.replace(/^#/, '');
  const queryStart = address.indexOf('?');
  const rawPath = queryStart < 0 ? address : address.slice(0, queryStart);
  const query = queryStart < 0 ? {} : Object.fromEntries(new URLSearchParams(address.slice(queryStart + 1)));
  return { path: `/${rawPath.replace(slashesAround, '')}`, query };
}

/** Returns the hash of a route, `#/security?term=a+b`; the reverse of `parseRoute`. */
export function formatRoute(route: Route): string {
  const query = new URLSearchParams(route.query).toString();
  return `#${route.path}${query ? `?${query}` : ''}`;
}
