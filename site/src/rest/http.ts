import type { Context } from 'hono';
import { createNonce, verifyNonce } from '../auth/nonces';
import { isMap, noRoute, refuse } from '../context/answer';
import { identify } from '../context/identify';
import type { Site } from '../context/site';
import { applyChaos, plannedChaos } from '../faults/apply-chaos';
import { restApi, toResponse } from './dispatch';
import { answerReads, readsRoute } from './page-reads/answer-lines';

restApi.get(`/${readsRoute}`, (c) => {
  const { site, loggedIn } = c.env;
  return site.separateReads ? c.notFound() : answerReads(site, loggedIn, c.req.query('paths'));
});

/** Handles a REST call, and applies the fault that is planned for it. @param path below `/wp-json` */
export async function restCall(site: Site, c: Context, path: string, query: URLSearchParams): Promise<Response> {
  const routePath = path.replace(/^\/(jetpack\/v4\/)?/, '');
  // As in WordPress, this parameter replaces the method: a read that is sent as a POST bypasses caches.
  const method = (query.get('_method') ?? c.req.method).toUpperCase();
  const logged = { method, path: routePath, status: 0 };
  site.log.push(logged);
  const fault = plannedChaos(site, c, method, routePath);
  const carryOut = () => respond(site, c, method, path, query);
  const response = fault ? await applyChaos(c, fault, carryOut) : await carryOut();
  logged.status = response?.status ?? 0;
  // With a fault that sends no response, the socket is closed: the client does not receive this one.
  return response ?? new Response(null, { status: 500 });
}

/** `Request` throws for some of the other methods, such as TRACE. */
const routeMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH']);

const invalidNonce = refuse(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');

/**
 * Carries out a call. As in WordPress, the cookie identifies the user, and the nonce proves that the user meant the request: without a
 * nonce, the call has no user, and with an invalid one, it is refused.
 */
async function respond(
  site: Site,
  c: Context,
  method: string,
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  const nonce = query.get('_wpnonce') ?? c.req.header('X-WP-Nonce');
  const loggedIn = nonce === undefined ? null : identify(site, c);
  const session = loggedIn?.session ?? null;
  const isRefused = nonce !== undefined && !verifyNonce(site, session, 'wp_rest', nonce);
  const env = { site, loggedIn, body: () => readBody(c.req.raw) };
  const carryOut = () =>
    routeMethods.has(method) ? restApi.request(`${path}?${query}`, { method }, env) : toResponse(noRoute);
  const response = isRefused ? toResponse(invalidNonce) : await carryOut();
  const { headers } = response;
  headers.set('Cache-Control', 'no-cache, must-revalidate, max-age=0');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Link', `<${site.urls.site}/wp-json/>; rel="https://api.w.org/"`);
  if (nonce !== undefined && !isRefused) headers.set('X-WP-Nonce', createNonce(site, session, 'wp_rest'));
  return response;
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
