import { isFailure } from '../../../contracts/areas/failure';
import { queryKey, readId } from '../../../contracts/page/query-keys';
import { withRetries } from '../../timing/file-loads';
import { painted } from '../../timing/timing';
import { takeEarly } from '../reads/early';
import { queueRead } from '../reads/read-queue';
import type { Call, RawAnswer } from './call';
import { unansweredFailure } from './errors';
import { isFromVisitor, isNonceRefused } from './refused-nonce';

/**
 * The HTTP client is a separate file: the page has the answers to the reads of a first visit, or its inline script requests them,
 * so most visits never need the client (docs/decisions/005). It loads on the first interaction, or with the first request that needs
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

/** A mouse moves before it presses, so its first write need not wait for the client. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

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
 * Sends one call, unless it is a read that has started early; a read waits in the queue of reads. The time limit starts when the request
 * is sent, so the wait and the load of the client don't count.
 * @throws Failure
 */
export async function send(call: Call): Promise<RawAnswer> {
  const isRead = call.method === 'GET';
  try {
    const early = isRead && (await takeEarly(readId(...queryKey(call.path, call.params))));
    if (early && !isNonceRefused(early) && !isFromVisitor(early)) return early;
    const { sendCall } = await loadHttp();
    return await (isRead ? queueRead(() => sendCall(call)) : sendCall(call));
  } catch (cause) {
    throw isFailure(cause) ? cause : unansweredFailure(call, cause);
  }
}
