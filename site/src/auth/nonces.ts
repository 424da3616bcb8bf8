import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '../store/sessions';

const tickLength = 12 * 3600 * 1000;
const tickAt = (now: number) => Math.ceil(now / tickLength);

/** Whom a nonce is made for; null is nobody signed in. */
type Holder = Session | null;

/** A nonce as the host makes them, ten characters: bound to user, sign-in, purpose and a span of 12 to 24 hours. */
export function createNonce(secret: string, now: number, holder: Holder, action: string): string {
  return sign(secret, tickAt(now), holder, action);
}

/** Whether a nonce is of this tick or the one before. */
export function verifyNonce(secret: string, now: number, holder: Holder, action: string, nonce: string): boolean {
  const given = Buffer.from(nonce);
  return [0, 1].some((back) => {
    const right = Buffer.from(sign(secret, tickAt(now) - back, holder, action));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function sign(secret: string, tick: number, holder: Holder, action: string): string {
  const text = [tick, action, holder?.userId ?? 0, holder?.id ?? ''].join('|');
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 10);
}
