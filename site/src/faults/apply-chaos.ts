import type { Context } from 'hono';
import faults from '../../answers/faults.json';
import { incomingOf } from '../context/request';
import type { Site } from '../context/site';
import { type ChaosRule, readRule, takeRule } from './chaos';

/** A fault of a call. `ms` is the delay of `slow`. */
type PlannedFault = Pick<ChaosRule, 'kind' | 'ms'>;

/**
 * Returns the fault that the header `X-Flightdeck-Chaos` or a rule plans for this call, and counts the use of the rule; undefined
 * without a fault.
 */
export function plannedChaos(site: Site, c: Context, method: string, path: string): PlannedFault | undefined {
  return readRule(c.req.header('X-Flightdeck-Chaos') ?? '') ?? takeRule(site.chaos, method, path);
}

/** Responses of faults that replace the call, by kind of fault. */
const replacements: Readonly<Record<string, Replacement>> = faults;
interface Replacement {
  readonly status: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function replacementFor(kind: string): Response | undefined {
  const replacement = replacements[kind];
  if (!replacement) return undefined;
  const { status, json, html, headers } = replacement;
  const type = html === undefined ? 'application/json' : 'text/html';
  const body = html ?? (json === undefined ? '' : JSON.stringify(json));
  return new Response(body, { status, headers: { 'Content-Type': `${type}; charset=UTF-8`, ...headers } });
}

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
  const replacement = replacementFor(fault.kind);
  if (replacement) return replacement;
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
