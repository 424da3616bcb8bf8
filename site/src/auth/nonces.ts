import { createHmac } from 'node:crypto';
import type { Site } from '../context/site';
import type { Session } from '../store/sessions';

/** Length of a tick in ms. As in WordPress, a nonce is valid in the tick of its creation and in the next one. */
const tickLength = 12 * 3600 * 1000;

/** Returns the nonce of a tick. @param holder session that the nonce belongs to; null for a logged-out visitor */
function sign({ store, clock }: Site, holder: Session | null, action: string, ticksAgo = 0): string {
  const tick = Math.ceil(clock.now() / tickLength) - ticksAgo;
  const text = [tick, action, holder?.userId ?? 0, holder?.id ?? ''].join('|');
  return createHmac('sha256', store.state.secret).update(text).digest('hex').slice(0, 10);
}

/** Returns a nonce like those of WordPress: ten characters, valid for one session and action, for 12 to 24 hours. */
export const createNonce = (site: Site, holder: Session | null, action: string): string => sign(site, holder, action);

/** Returns whether a nonce for this session and action is from the current tick or the previous one. */
export const verifyNonce = (site: Site, holder: Session | null, action: string, nonce: string): boolean =>
  [0, 1].some((ticksAgo) => sign(site, holder, action, ticksAgo) === nonce);
