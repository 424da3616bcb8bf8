import { queryKey, readId } from '../../../contracts/page/query-keys';
import { bare } from '../../../contracts/wire/own';
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
 * it; a failed load is forgotten, so that the next request tries again.
 */
const importHttp = () => import(/* webpackChunkName: "http" */ './http');
let isLoaded = false;

/** Loads the HTTP client. If a click is the first to need it, the page paints its response to the click before the client is parsed. */
export async function loadHttp() {
  if (!isLoaded && typeof requestAnimationFrame === 'function') await painted();
  const loaded = await withRetries(importHttp);
  isLoaded = true;
  return loaded;
}

const interactionEvents = ['pointerdown', 'keydown'] as const;

/**
 * Fetches the HTTP client on the first interaction, so that it is ready when the user has decided what to do.
 * @param loadOther loads other code at the same time, such as `loadWrites`
 */
export function warmUp(loadOther: () => Promise<unknown>): void {
  const onInteraction = () => {
    for (const type of interactionEvents) window.removeEventListener(type, onInteraction, true);
    Promise.all([loadHttp(), loadOther()]).catch(() => {});
  };
  for (const type of interactionEvents)
    window.addEventListener(type, onInteraction, bare({ capture: true, passive: true }));
}

/**
 * Sends one call; a read waits for its turn. The time limit starts when the request is sent, so neither the wait nor
 * loading the client counts. Rejects only with the failures `rest-network` and `rest-timeout`.
 */
export async function send(call: Call): Promise<RawAnswer> {
  const early = call.method === 'GET' ? takeEarly(readId(...queryKey(call.path, call.params))) : null;
  try {
    if (early) return await early;
    await loadHttp();
    return await (call.method === 'GET' ? queueRead(() => sendNow(call)) : sendNow(call));
  } catch (cause) {
    throw isAborted(cause) ? timeoutFailure(call, apiSettings.timeLimit, cause) : networkFailure(call, cause);
  }
}

/** Returns whether a time limit ended the request; nothing else aborts one. The script that sends early reads has the same limit. */
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
 * @param nonce default: the current one when the request is sent
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
