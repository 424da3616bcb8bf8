import { type Answer, noRoute } from '../context/answer';
import type { Site } from '../context/site';
import type { Session } from '../store/sessions';
import type { User } from '../store/users';
import { allowed, refusal } from './capabilities';
import { matchPath, type Route } from './route';
import { routes } from './routes';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly user: User | null;
  readonly session: Session | null;
  readonly query: URLSearchParams;
  /** Reads the body; not called if the permission is missing and the route does not check the body first. */
  body(): Promise<{ ok: true; value: Readonly<Record<string, unknown>> } | { ok: false; answer: Answer }>;
}

export interface Dispatched {
  readonly answer: Answer;
  /** Value of the `Allow` header: methods that this user may call. */
  readonly allow: string | null;
}

const writing = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Finds the route, checks the permission, reads the body and calls the handler. A route with `check` reads and checks the
 * body before the permission.
 */
export async function dispatch(site: Site, request: ApiRequest): Promise<Dispatched> {
  const matched = routes.flatMap((route) => {
    if (route.exists?.(site.store) === false) return [];
    const values = matchPath(route.path, request.path);
    return values ? [{ route, values }] : [];
  });
  const path = matched[0]?.route.path;
  const group = matched.filter(({ route }) => route.path === path);
  const method = writing.has(request.method) ? 'POST' : request.method === 'HEAD' ? 'GET' : request.method;
  const hit = group.find(
    ({ route }) =>
      route.method === method && !(route.onlyPost && writing.has(request.method) && request.method !== 'POST'),
  );
  if (!hit) return { answer: noRoute, allow: null };
  const answer = await call(site, hit.route, hit.values, request);
  return {
    answer,
    allow: allowHeader(
      site,
      group.map(({ route }) => route),
      request.user,
    ),
  };
}

async function call(site: Site, route: Route, path: Record<string, string>, request: ApiRequest): Promise<Answer> {
  const isAllowed = allowed(route.capability, site.store, request.user);
  if (!isAllowed && !route.check) return refusal(route.capability, request.user);
  const body = route.method === 'POST' ? await request.body() : { ok: true as const, value: {} };
  if (!body.ok) return body.answer;
  const wrong = route.check?.(body.value);
  if (wrong) return wrong;
  if (!isAllowed) return refusal(route.capability, request.user);
  const context = { site, session: request.session, path, query: request.query, body: body.value };
  if (route.capability === 'public') return route.handle({ ...context, user: request.user });
  return request.user ? route.handle({ ...context, user: request.user }) : refusal(route.capability, null);
}

function allowHeader(site: Site, group: readonly Route[], user: User | null): string | null {
  const methods = group
    .filter((route) => allowed(route.capability, site.store, user))
    .map((route) => (route.method === 'GET' ? 'GET' : route.onlyPost ? 'POST' : 'POST, PUT, PATCH'));
  return methods.length ? methods.join(', ') : null;
}
