import { type Answer, missingParams, noRoute, refuse } from '../context/answer';
import type { LoggedIn } from '../context/identify';
import type { Site } from '../context/site';
import type { User } from '../facts/users';
import { isAllowed, refusal } from './capabilities';
import { type Call, matchPath, type Route } from './route';
import { routes } from './routes';

/** A request below `jetpack/v4/`. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly loggedIn: LoggedIn | null;
  readonly query: URLSearchParams;
  /** Reads the body of a write. Returns undefined for invalid JSON. */
  body?(): Promise<Call['body'] | undefined>;
}

/** Result of a request. */
export interface Dispatched {
  readonly answer: Answer;
  /** Value of the `Allow` header: the methods that this user may call; null for none. */
  readonly allow: string | null;
}

const writingMethods = new Set(['POST', 'PUT', 'PATCH']);

/** Returns the method of the route that handles a request: POST routes include PUT and PATCH, GET routes HEAD. */
function routeMethod(method: string): string {
  if (writingMethods.has(method)) return 'POST';
  return method === 'HEAD' ? 'GET' : method;
}

/** Finds the route and calls it. */
export async function dispatch(site: Site, request: ApiRequest): Promise<Dispatched> {
  const matched = routes.flatMap((route) => {
    if (route.exists?.(site.store) === false) return [];
    const values = matchPath(route.path, request.path);
    return values ? [{ route, values }] : [];
  });
  // The routes with the first matching path, one for each method.
  const path = matched[0]?.route.path;
  const group = matched.filter(({ route }) => route.path === path);
  const method = routeMethod(request.method);
  const match = group.find(
    ({ route }) => route.method === method && !(route.onlyPost && method === 'POST' && request.method !== 'POST'),
  );
  if (!match) return { answer: noRoute, allow: null };
  const answer = await callRoute(site, match.route, match.values, request);
  const groupRoutes = group.map(({ route }) => route);
  return { answer, allow: allowHeader(site, groupRoutes, request.loggedIn?.user ?? null) };
}

/** Returns the answer to a read. @param id path and query, as `readId` writes them */
export async function answerOf(site: Site, loggedIn: LoggedIn | null, id: string): Promise<Answer> {
  const [path = '', query = ''] = id.split('?');
  return (await dispatch(site, { method: 'GET', path, loggedIn, query: new URLSearchParams(query) })).answer;
}

const invalidJson = refuse(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
  json_error_code: 4,
  json_error_message: 'Syntax error',
});

/** Checks the body and then the permission, and calls the handler. */
async function callRoute(site: Site, route: Route, path: Call['path'], request: ApiRequest): Promise<Answer> {
  const { loggedIn, query } = request;
  const user = loggedIn?.user ?? null;
  const body = route.method === 'POST' && request.body ? await request.body() : {};
  if (!body) return invalidJson;
  const missing = (route.required ?? []).filter((name) => body[name] === undefined);
  if (missing.length) return missingParams(missing);
  if (!isAllowed(route.capability, site.store, user)) return refusal(route.capability, user);
  const context = { site, session: loggedIn?.session ?? null, path, query, body };
  if (route.capability === 'public') return route.handle({ ...context, user });
  return user ? route.handle({ ...context, user }) : refusal(route.capability, null);
}

/** Returns the methods that a user may call, for the `Allow` header; null for none. */
function allowHeader(site: Site, group: readonly Route[], user: User | null): string | null {
  const methods = group
    .filter((route) => isAllowed(route.capability, site.store, user))
    .map(({ method, onlyPost }) => (method === 'GET' || onlyPost ? method : 'POST, PUT, PATCH'));
  return methods.length ? methods.join(', ') : null;
}
