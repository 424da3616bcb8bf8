import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { fault, nothing, ok, quietly } from '../../context/answer';
import { introOffers, planList, storeProducts } from '../../provider/site-record';
import type { Store } from '../../store/store';
import type { LoggedInCall, Route } from '../route';
import { downBody, isConnected, isDown, isLinked, notFetched, refusalOf } from './from-provider';

function plans(call: LoggedInCall) {
  // Without the user's account at the provider, the answer has an empty body.
  if (!isLinked(call)) return nothing;
  return ok(isDown(call) ? downBody : planList);
}

function products(call: LoggedInCall) {
  if (!isLinked(call)) return quietly('failed_to_fetch_data', 'Unable to fetch the requested data.');
  return isDown(call) ? notFetched(503) : ok(storeProducts);
}

const offers = (call: LoggedInCall) =>
  refusalOf(call, { code: 'intro_offers_fetch_failed', message: 'Could not retrieve intro offers.' }) ??
  ok({ code: 'success', data: introOffers });

function token(call: LoggedInCall) {
  if (!isConnected(call)) return fault('site_not_registered', 'Site not registered.');
  return ok(purchaseToken(call.site.store));
}

function dropToken({ site }: LoggedInCall) {
  site.store.options.set('purchase_token', '');
  return ok(true);
}

/** Calls for plans, products and offers. */
export const productRoutes: readonly Route[] = [
  { method: 'GET', path: 'plans', capability: 'linkAccount', handle: plans },
  { method: 'GET', path: 'products', capability: 'linkAccount', handle: products },
  { method: 'GET', path: 'intro-offers', capability: 'view', handle: offers },
  { method: 'GET', path: 'purchase-token', capability: 'purchaseToken', handle: token },
  { method: 'POST', onlyPost: true, path: 'purchase-token', capability: 'purchaseToken', handle: dropToken },
];

/** Returns a token to buy for a site without linked users; empty when the owner can buy. */
export function purchaseToken(store: Store): string {
  const registration = store.connection.registration();
  if (registration?.ownerId !== null) return '';
  const fresh = createHmac('sha256', store.secret).update(`purchase|${registration.blogId}`).digest('base64url');
  return store.options.get('purchase_token', v.string(), fresh.slice(0, 12));
}
