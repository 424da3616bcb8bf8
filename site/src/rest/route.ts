import type { Answer } from '../context/answer';
import type { Site } from '../context/site';
import type { User } from '../facts/users';
import type { Session } from '../store/sessions';
import type { Store } from '../store/store';
import type { Capability } from './capabilities';

/** A call after the permission check. */
export interface Call {
  readonly site: Site;
  /** null without a session; only in `public` routes. */
  readonly user: User | null;
  readonly session: Session | null;
  /** Values of the `:name` segments of the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call of a logged-in user. */
export interface LoggedInCall extends Call {
  readonly user: User;
}

interface RouteBase {
  /** POST includes PUT and PATCH, except with `onlyPost`. */
  readonly method: 'GET' | 'POST';
  /** Set if POST does not include PUT and PATCH, as for some calls of the plugin. */
  readonly onlyPost?: true;
  /** Path below `jetpack/v4/`. `:name` matches a slug, `:name.php` a slug with that ending. */
  readonly path: string;
  /** Checks the body before the permission. Returns the refusal; undefined if the body is valid. */
  check?(body: Call['body']): Answer | undefined;
  /** Returns whether the route exists. Default: always. */
  exists?(store: Store): boolean;
}

/** One entry of a table of routes. */
export type Route = RouteBase &
  (
    | { readonly capability: 'public'; handle(call: Call): Answer }
    | { readonly capability: Exclude<Capability, 'public'>; handle(call: LoggedInCall): Answer | Promise<Answer> }
  );

/** Returns the values of the `:name` segments, by name; undefined if the path does not match the pattern. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const patternSegments = pattern.split('/');
  const segments = path.split('/');
  if (patternSegments.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, expected] of patternSegments.entries()) {
    const segment = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (expected !== segment) return undefined;
      continue;
    }
    const [name = '', ending] = expected.slice(1).split('.');
    if (ending !== undefined && !segment.endsWith(`.${ending}`)) return undefined;
    const slug = ending === undefined ? segment : segment.slice(0, -ending.length - 1);
    if (!/^[a-z0-9_-]+$/.test(slug)) return undefined;
    values[name] = slug;
  }
  return values;
}
