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
  /** Values of the parameters in the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call of a logged-in user. */
export interface LoggedInCall extends Call {
  readonly user: User;
}

interface RouteBase {
  readonly methods: readonly string[];
  /** Path below `jetpack/v4/`, in the syntax of Hono. */
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
