import { queryKey, readId } from '../contracts/query-keys';
import { painted } from '../timing/timing';
import { apiSettings } from './api-settings';
import { bustCache } from './cache-buster';
import type { Call, RawAnswer } from './call';
import { takeEarly } from './early';
import { networkFailure, timeoutFailure } from './errors';
import { callUrl } from './root-url';
import { timeLimit } from './time-limit';

/**
 * The HTTP client is a file of its own: the reads of a first visit are started by the page itself, so most visits show
 * everything without it (docs/decisions/005). It loads with the first sign of use, or with the first request that needs
 * it; an attempt that failed is forgotten.
 */
const http = () => import(/* webpackChunkName: "http" */ './http');
let isThere = false;

/** The client; a press that needs it first is answered on screen before its code takes the processor. */
async function client() {
  if (!isThere && typeof requestAnimationFrame === 'function') await painted();
  const loaded = await http();
  isThere = true;
  return loaded;
}

const signs = ['pointerdown', 'keydown'] as const;

/** Fetches the HTTP client as soon as somebody touches the page, so that it is there when they have chosen what to do. */
export function warmUp(page: EventTarget = window): void {
  const touched = () => {
    for (const sign of signs) page.removeEventListener(sign, touched, true);
    client().catch(() => {});
  };
  for (const sign of signs) page.addEventListener(sign, touched, { capture: true, passive: true });
}

/** Sends one call. Rejects only with the failures `rest-network` and `rest-timeout`. */
export async function send(call: Call): Promise<RawAnswer> {
  const limit = timeLimit(apiSettings.timeLimit);
  try {
    const early = call.method === 'GET' ? takeEarly(readId(...queryKey(call.path, call.params))) : null;
    if (early) return await limit.race(early);
    return await sendNow(call, limit.signal);
  } catch (cause) {
    // The page ends its early reads by itself.
    const isLate = limit.signal.aborted || (cause instanceof Error && cause.name === 'TimeoutError');
    throw isLate ? timeoutFailure(call, apiSettings.timeLimit, cause) : networkFailure(call, cause);
  } finally {
    limit.clear();
  }
}

async function sendNow(call: Call, signal: AbortSignal): Promise<RawAnswer> {
  const plain = callUrl(apiSettings.root, call.path, call.params);
  const url = call.method === 'GET' ? bustCache(plain) : plain;
  return fetchText(url, call.method, call.body, signal);
}

/**
 * One request with nonce and same-origin cookies (SHR-002, SHR-003); `body` is sent as JSON.
 * @param nonce default: the one that is in use when the request leaves
 */
export async function fetchText(
  url: string,
  method: 'GET' | 'POST',
  body: unknown,
  signal: AbortSignal,
  nonce?: string,
): Promise<RawAnswer> {
  const { sendRequest } = await client();
  return sendRequest({ url, method, body, signal, nonce: nonce ?? apiSettings.nonce });
}
