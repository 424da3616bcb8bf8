import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from '../store/store';

/** Lets somebody buy for a site that nobody is linked to; empty where an owner can buy. */
export function purchaseToken(store: Store): string {
  const registration = store.connection.registration();
  if (registration?.ownerId !== null) return '';
  const fresh = createHmac('sha256', store.secret).update(`purchase|${registration.blogId}`).digest('base64url');
  return store.options.get('purchase_token', v.string(), fresh.slice(0, 12));
}
