import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '../store/sessions';

/** Length of a tick in ms. As in WordPress, a nonce is valid in the tick of its creation and in the next one. */
const tickLength = 12 * 3600 * 1000;
const tickAt = (now: number) => Math.ceil(now / tickLength);

/** Session that a nonce belongs to; null for a logged-out visitor. */
type Holder = Session | null;

/**
 * Returns a nonce like those of WordPress: ten characters, valid for one session and action, for 12 to 24 hours.
 * @param now current time in ms
 */
export function createNonce(secret: string, now: number, holder: Holder, action: string): string {
  return sign(secret, tickAt(now), holder, action);
}

/** Returns whether a nonce for this session and action is from the current tick or the previous one. */
export function verifyNonce(secret: string, now: number, holder: Holder, action: string, nonce: string): boolean {
  const actual = Buffer.from(nonce);
  return [0, 1].some((ticksAgo) => {
    const expected = Buffer.from(sign(secret, tickAt(now) - ticksAgo, holder, action));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}

function sign(secret: string, tick: number, holder: Holder, action: string): string {
  const text = [tick, action, holder?.userId ?? 0, holder?.id ?? ''].join('|');
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 10);
}
