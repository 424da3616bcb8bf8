import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from '../../store/store';

/** Returns a token to buy for a site without linked users; empty when the owner can buy. */
export function purchaseToken(store: Store): string {
  const registration = store.connection.registration();
  if (registration?.ownerId !== null) return '';
  const fresh = createHmac('sha256', store.secret).update(`purchase|${registration.blogId}`).digest('base64url');
  return store.options.get('purchase_token', v.string(), fresh.slice(0, 12));
}
