import { Hono } from 'hono';
import { type Answer, missingParams, noRoute, ok, refuse } from '../context/answer';
import type { LoggedIn } from '../context/identify';
import type { Site } from '../context/site';
import { isAllowed, refusal } from './capabilities';
import type { Call, Route } from './route';
import { routes } from './routes';

/** What a call needs besides its address. */
interface RestEnv {
  readonly site: Site;
  readonly loggedIn: LoggedIn | null;
  /** Reads the body of a write. Returns undefined for invalid JSON. */
  body?(): Promise<Call['body'] | undefined>;
}

/** Answers calls of the REST API. Addresses are relative to `/wp-json`. The same app serves all sites, which are in the environment of the call. */
export const restApi = new Hono<{ Bindings: RestEnv }>({ strict: false });
for (const route of routes) {
  const routesOfPath = routes.filter(({ path }) => path === route.path);
  restApi.on([...route.methods], `/jetpack/v4/${route.path}`, async (c) => {
    const { site, loggedIn } = c.env;
    if (route.exists?.(site.store) === false) return c.notFound();
    const answer = await callRoute(route, c.env, c.req.param(), new URL(c.req.url).searchParams);
    // Allow lists only the methods that this user may use.
    const allowed = routesOfPath.filter(({ capability }) => isAllowed(capability, site.store, loggedIn?.user ?? null));
    return toResponse(answer, allowed.flatMap(({ methods }) => methods).join(', '));
  });
}
// Pages read this to check whether the same user is still logged in.
restApi.get('/wp/v2/users/me', ({ env: { loggedIn } }) => {
  if (!loggedIn) return toResponse(refuse(401, 'rest_not_logged_in', 'You are not currently logged in.'));
  const { id, name, login } = loggedIn.user;
  return toResponse(ok({ id, name, slug: login }), 'GET');
});
restApi.notFound(() => toResponse(noRoute));

/** Returns the response to a read. @param id path and query, as `readId` writes them */
export const responseToRead = async (site: Site, loggedIn: LoggedIn | null, id: string): Promise<Response> =>
  restApi.request(`/jetpack/v4/${id}`, {}, { site, loggedIn });

/** Returns an answer as a response of WordPress. @param allow value of the header `Allow`; empty for none */
export function toResponse({ status, body }: Answer, allow = ''): Response {
  const headers = { 'Content-Type': 'application/json; charset=UTF-8', ...(allow && { Allow: allow }) };
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

const invalidJson = refuse(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
  json_error_code: 4,
  json_error_message: 'Syntax error',
});

/** Checks the body and then the permission, and calls the handler. */
async function callRoute(route: Route, env: RestEnv, path: Call['path'], query: URLSearchParams): Promise<Answer> {
  const { site, loggedIn } = env;
  const user = loggedIn?.user ?? null;
  const body = route.methods.includes('POST') && env.body ? await env.body() : {};
  if (!body) return invalidJson;
  const missing = (route.required ?? []).filter((name) => body[name] === undefined);
  if (missing.length) return missingParams(missing);
  if (!isAllowed(route.capability, site.store, user)) return refusal(route.capability, user);
  const context = { site, session: loggedIn?.session ?? null, path, query, body };
  if (route.capability === 'public') return route.handle({ ...context, user });
  return user ? route.handle({ ...context, user }) : refusal(route.capability, null);
}
