import type { Context } from 'hono';
import { type ChaosRule, readRule } from '../faults/chaos';
import { incomingOf } from './request';
import type { Site } from './site';

/** A fault of a call. `ms` is the delay of `slow`. */
type PlannedFault = Pick<ChaosRule, 'kind' | 'ms'>;

/**
 * Returns the fault that the header `X-Flightdeck-Chaos` or a rule plans for this call, and counts the use of the rule; undefined
 * without a fault.
 */
export function plannedChaos(site: Site, c: Context, method: string, path: string): PlannedFault | undefined {
  return readRule(c.req.header('X-Flightdeck-Chaos') ?? '') ?? site.chaos.take(method, path);
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...headers },
  });
const html = (status: number, body: string) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
const error = (status: number, code: string, message: string, headers = {}) =>
  json(status, { code, message, data: { status } }, headers);

/** Responses by fault, for faults that replace the call. */
const replacements: Partial<Record<PlannedFault['kind'], () => Response>> = {
  '401': () => error(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.'),
  '403': () => error(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.'),
  '404': () => error(404, 'rest_no_route', 'No route was found matching the URL and request method.'),
  '429': () => error(429, 'rest_too_many_requests', 'Too many requests.', { 'Retry-After': '2' }),
  '500': () => error(500, 'internal_server_error', 'There has been a critical error on this website.'),
  '500-html': () => html(500, '<p>There has been a critical error on this website.</p>'),
  empty: () => new Response('', { status: 200, headers: { 'Content-Type': 'application/json; charset=UTF-8' } }),
  html: () => html(200, '<!DOCTYPE html><title>Log in to the network</title><p>Please log in to the network.</p>'),
  shape: () => json(200, { unexpected: [1, 2, 3] }),
  'invalid-nonce': () => error(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'),
};

/**
 * Applies a planned fault to a call.
 * @param carryOut carries out the call and returns its response
 * @returns the response; undefined if none is sent
 */
export async function applyChaos(
  c: Context,
  fault: PlannedFault,
  carryOut: () => Promise<Response>,
): Promise<Response | undefined> {
  const replacement = replacements[fault.kind];
  if (replacement) return replacement();
  if (fault.kind === 'refused') {
    incomingOf(c)?.socket.destroy();
    return undefined;
  }
  if (fault.kind === 'timeout') return hang(c);
  if (fault.kind === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, fault.ms));
    // Do not carry out the call if the client has left: the call could change the site during a later test.
    return incomingOf(c)?.socket.destroyed ? undefined : carryOut();
  }
  const response = await carryOut();
  if (fault.kind === 'lost') return hang(c);
  const text = await response.text();
  const body = fault.kind === 'broken' ? text.slice(0, Math.ceil(text.length / 2)) : `${phpWarning}${text}`;
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Output of PHP before the JSON, for the fault `warning`. */
const phpWarning =
  '<br />\n<b>Warning</b>:  Undefined array key "jetpack" in <b>/srv/www/wp-content/plugins/sample/sample.php</b> on line <b>12</b><br />\n';

/** Waits until the client has closed the connection. */
function hang(c: Context): Promise<undefined> {
  return new Promise((resolve) => {
    const socket = incomingOf(c)?.socket;
    if (socket?.destroyed) resolve(undefined);
    else if (socket) socket.once('close', () => resolve(undefined));
    else c.req.raw.signal.addEventListener('abort', () => resolve(undefined));
  });
}
