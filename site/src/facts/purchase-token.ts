import { createHmac } from 'node:crypto';
import type { Store } from '../store/store';

/** Returns the token with which anyone can buy for a registered site that has no connection owner. Empty for other sites. */
export function purchaseToken({ state: { registration, secret } }: Store): string {
  if (registration?.ownerId !== null) return '';
  return createHmac('sha256', secret).update(`purchase|${registration.blogId}`).digest('base64url').slice(0, 12);
}
