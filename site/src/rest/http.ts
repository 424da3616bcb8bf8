import type { Context } from 'hono';
import { createNonce, verifyNonce } from '../auth/nonces';
import { type Answer, isMap, ok, refuse } from '../context/answer';
import { identify, type LoggedIn } from '../context/identify';
import type { Site } from '../context/site';
import { applyChaos, plannedChaos } from '../faults/apply-chaos';
import { type Dispatched, dispatch } from './dispatch';
import { answerReads, readsRoute } from './page-reads/answer-lines';

const namespace = 'jetpack/v4';
const invalidNonce = refuse(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');

/** The user of a request and a new nonce for that user, or the refusal. Without a nonce in the request, both are null. */
type Authenticated = { loggedIn: LoggedIn | null; nonce: string | null } | { refused: Answer };

/**
 * Authenticates a request as WordPress does: the cookie identifies the user, and the nonce proves that the user meant the request.
 * A request without a nonce has no user; a request with an invalid nonce is refused.
 */
function authenticate(site: Site, c: Context, query: URLSearchParams): Authenticated {
  const requestNonce = query.get('_wpnonce') ?? c.req.header('X-WP-Nonce');
  if (requestNonce === undefined) return { loggedIn: null, nonce: null };
  const loggedIn = identify(site, c);
  const session = loggedIn?.session ?? null;
  if (!verifyNonce(site, session, 'wp_rest', requestNonce)) return { refused: invalidNonce };
  return { loggedIn, nonce: createNonce(site, session, 'wp_rest') };
}

/**
 * Handles a REST call, and applies the fault that is planned for it.
 * @param path below `/wp-json/`, without slashes at its ends
 */
export async function restCall(site: Site, c: Context, path: string, query: URLSearchParams): Promise<Response> {
  const routePath = path.startsWith(`${namespace}/`) ? path.slice(namespace.length + 1) : path;
  // As in WordPress, this parameter replaces the method: a read that is sent as a POST bypasses caches.
  const method = query.get('_method') ?? c.req.method;
  const logged = { method, path: routePath, status: 0 };
  site.log.push(logged);
  const fault = plannedChaos(site, c, method, routePath);
  const carryOut = () => respond(site, c, method, path, routePath, query);
  const response = fault ? await applyChaos(c, fault, carryOut) : await carryOut();
  logged.status = response?.status ?? 0;
  // With a fault that sends no response, the socket is closed: the client does not receive this one.
  return response ?? new Response(null, { status: 500 });
}

/**
 * Carries out a call.
 * @param routePath the path below `jetpack/v4/`; equal to `path` for other routes
 */
async function respond(
  site: Site,
  c: Context,
  method: string,
  path: string,
  routePath: string,
  query: URLSearchParams,
): Promise<Response> {
  const auth = authenticate(site, c, query);
  if ('refused' in auth) return jsonResponse(site, { answer: auth.refused, allow: null }, null);
  const { loggedIn, nonce } = auth;
  if (path === readsRoute && method === 'GET' && !site.separateReads) return answerReads(site, loggedIn, query);
  if (path === 'wp/v2/users/me')
    return jsonResponse(site, { answer: me(loggedIn), allow: loggedIn ? 'GET' : null }, nonce);
  const dispatched = await dispatch(site, {
    method,
    path: path === routePath ? '' : routePath,
    loggedIn,
    query,
    body: () => readBody(c.req.raw),
  });
  return jsonResponse(site, dispatched, nonce);
}

/**
 * Reads the parameters of a write: those of a JSON object, or those of a form, whose values are strings. Any other body has no
 * parameters.
 * @returns undefined for invalid JSON
 */
async function readBody(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await request.text();
  const contentType = request.headers.get('Content-Type') ?? '';
  if (contentType.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (!text.trim() || !contentType.includes('json')) return {};
  try {
    const data: unknown = JSON.parse(text);
    return isMap(data) ? data : {};
  } catch {
    return undefined;
  }
}

/** Returns a response with the headers of WordPress. @param nonce new nonce of the user; null for none */
function jsonResponse(site: Site, { answer, allow }: Dispatched, nonce: string | null): Response {
  const headers = new Headers({
    'Cache-Control': 'no-cache, must-revalidate, max-age=0',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    Link: `<${site.urls.site}/wp-json/>; rel="https://api.w.org/"`,
  });
  if (allow) headers.set('Allow', allow);
  if (nonce) headers.set('X-WP-Nonce', nonce);
  headers.set('Content-Type', 'application/json; charset=UTF-8');
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  return new Response(body, { status: answer.status, headers });
}

/** Answers `wp/v2/users/me`, which a page reads to check whether the same user is still logged in. */
function me(loggedIn: LoggedIn | null): Answer {
  if (!loggedIn) return refuse(401, 'rest_not_logged_in', 'You are not currently logged in.');
  const { id, name, login } = loggedIn.user;
  return ok({ id, name, slug: login });
}
