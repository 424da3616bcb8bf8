import type { Site } from '../server/site';
import type { Session } from '../store/sessions';
import type { Store } from '../store/store';
import type { User } from '../store/users';
import type { Answer } from './answer';
import type { Capability } from './capabilities';

/** A call on its way to the handler, permission already checked. */
export interface Call {
  readonly site: Site;
  /** null: nobody is signed in, which only a `public` route sees. */
  readonly user: User | null;
  readonly session: Session | null;
  /** Values of the `:name` parts of the path. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call by somebody who is signed in. */
export interface SignedInCall extends Call {
  readonly user: User;
}

interface RouteBase {
  /** POST stands for PUT and PATCH too. */
  readonly method: 'GET' | 'POST';
  /** It does not here: the call makes something new. */
  readonly onlyPost?: true;
  /** Below `jetpack/v4/`; a part `:name` takes a slug, `:name.php` one with that ending. */
  readonly path: string;
  /** What is wrong with the body, where that is said even to those who may not call. */
  check?(body: Call['body']): Answer | undefined;
  /** Whether the route is there; without it always. */
  exists?(store: Store): boolean;
}

/** One entry of a table of routes. */
export type Route = RouteBase &
  (
    | { readonly capability: 'public'; handle(call: Call): Answer }
    | { readonly capability: Exclude<Capability, 'public'>; handle(call: SignedInCall): Answer | Promise<Answer> }
  );

/** Reads the values of the `:name` parts, or undefined when the path is another one. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    const [name = '', ending] = part.slice(1).split('.');
    const slug = ending === undefined ? value : value.endsWith(`.${ending}`) ? value.slice(0, -ending.length - 1) : '';
    if (!/^[a-z0-9_-]+$/.test(slug)) return undefined;
    values[name] = slug;
  }
  return values;
}
