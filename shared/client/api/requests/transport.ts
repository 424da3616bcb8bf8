import { isFailure } from '../../../contracts/areas/failure';
import { queryKey, readId } from '../../../contracts/page/query-keys';
import { withRetries } from '../../timing/file-loads';
import { painted } from '../../timing/timing';
import { apiSettings } from '../api-settings';
import { takeEarly } from '../reads/early';
import { queueRead } from '../reads/read-queue';
import type { Call, RawAnswer } from './call';
import { callUrl } from './call-url';
import { networkFailure, timeoutFailure } from './errors';
import { timeLimit } from './time-limit';

/**
 * The HTTP client is a separate file: the inline script of the page starts the reads of a first visit, so most visits
 * never need the client (docs/decisions/005). It loads on the first interaction, or with the first request that needs
 * it. A failed load is not cached, so the next request tries again.
 */
const importHttp = () => import(/* webpackChunkName: "http" */ './http');
let isLoaded = false;

/**
 * Loads the HTTP client and returns its exports. The first load waits for the next paint, so that a response to a click is
 * painted before the browser parses the client.
 */
export async function loadHttp() {
  if (!isLoaded && typeof requestAnimationFrame === 'function') await painted();
  const loaded = await withRetries(importHttp);
  isLoaded = true;
  return loaded;
}

const interactionEvents = ['pointerdown', 'keydown'] as const;

/**
 * Loads the HTTP client on the first interaction, so that it is ready for the first request of the user.
 * @param loadOther loads other code at the same time, such as `loadWrites`
 */
export function warmUp(loadOther: () => Promise<unknown>): void {
  const onInteraction = () => {
    for (const type of interactionEvents) window.removeEventListener(type, onInteraction, true);
    Promise.all([loadHttp(), loadOther()]).catch(() => {});
  };
  for (const type of interactionEvents) window.addEventListener(type, onInteraction, { capture: true, passive: true });
}

/**
 * Sends one call; a read waits in the queue of reads. The time limit starts when the request is sent, so the wait and the
 * load of the client don't count. Rejects only with the failures `rest-network` and `rest-timeout`.
 */
export async function send(call: Call): Promise<RawAnswer> {
  const early = call.method === 'GET' ? takeEarly(readId(...queryKey(call.path, call.params))) : null;
  try {
    if (early) return await early;
    await loadHttp();
    return await (call.method === 'GET' ? queueRead(() => sendNow(call)) : sendNow(call));
  } catch (cause) {
    // `startRead` sends with this function, so the failure of its read is already complete.
    if (isFailure(cause)) throw cause;
    throw isAborted(cause) ? timeoutFailure(call, apiSettings.timeLimit, cause) : networkFailure(call, cause);
  }
}

/** Returns whether the time limit aborted the request; nothing else aborts requests. Early reads have the same limit. */
const isAborted = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'AbortError' || cause.name === 'CanceledError');

async function sendNow(call: Call): Promise<RawAnswer> {
  const limit = timeLimit(apiSettings.timeLimit);
  const url = callUrl(call);
  try {
    return await fetchText(url, call.method, call.body, limit.signal);
  } finally {
    limit.clear();
  }
}

/**
 * Sends one request with nonce and same-origin cookies (SHR-002, SHR-003); `body` is sent as JSON.
 * @param nonce default: the nonce in `apiSettings` when the request is sent
 */
export async function fetchText(
  url: string,
  method: 'GET' | 'POST',
  body: unknown,
  signal: AbortSignal,
  nonce?: string,
): Promise<RawAnswer> {
  const { sendRequest } = await loadHttp();
  return sendRequest({ url, method, body, signal, nonce: nonce ?? apiSettings.nonce });
}
