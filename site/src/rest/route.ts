import type { Answer } from '../context/answer';
import type { Site } from '../context/site';
import type { User } from '../facts/users';
import * as connection from '../store/connection';
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
  /** Path below `jetpack/v4/`. `:name` matches a slug. */
  readonly path: string;
  /** Names of the parameters that the body must have. As in WordPress, they are checked before the permission. */
  readonly required?: readonly string[];
  /** Returns whether the route exists. Default: always. */
  exists?(store: Store): boolean;
}

/** A route that requires a session. */
export interface UserRoute extends RouteBase {
  readonly capability: Exclude<Capability, 'public'>;
  handle(call: LoggedInCall): Answer | Promise<Answer>;
}

/** One entry of the table of routes. */
export type Route = UserRoute | (RouteBase & { readonly capability: 'public'; handle(call: Call): Answer });

/** Returns whether the site is registered with the provider. */
export const isRegistered = ({ site }: Call) => site.store.state.registration !== null;

/** Returns whether the user's account at the provider is linked. */
export const isLinked = ({ site, user }: LoggedInCall) => connection.isLinked(site.store, user.id);

/** Returns whether the provider answers every request with an error. */
export const isDown = ({ site }: Call) => site.store.state.traits.providerDown;

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
    if (!/^[a-z0-9_-]+$/.test(segment)) return undefined;
    values[expected.slice(1)] = segment;
  }
  return values;
}
