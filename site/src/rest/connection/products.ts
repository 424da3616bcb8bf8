import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { emptyAnswer, errorWithoutData, errorWithStatus200, ok } from '../../context/answer';
import { introOffers, planList, storeProducts } from '../../provider/products';
import type { Store } from '../../store/store';
import type { LoggedInCall, Route } from '../route';
import { downBody, isConnected, isDown, isLinked, notFetched, refusalOf } from './from-provider';

function plans(call: LoggedInCall) {
  // Without the user's account at the provider, the response is empty.
  if (!isLinked(call)) return emptyAnswer;
  return ok(isDown(call) ? downBody : planList);
}

function products(call: LoggedInCall) {
  if (!isLinked(call)) return errorWithStatus200('failed_to_fetch_data', 'Unable to fetch the requested data.');
  return isDown(call) ? notFetched(503) : ok(storeProducts);
}

const offers = (call: LoggedInCall) =>
  refusalOf(call, { code: 'intro_offers_fetch_failed', message: 'Could not retrieve intro offers.' }) ??
  ok({ code: 'success', data: introOffers });

function getToken(call: LoggedInCall) {
  if (!isConnected(call)) return errorWithoutData('site_not_registered', 'Site not registered.');
  return ok(purchaseToken(call.site.store));
}

function deleteToken({ site }: LoggedInCall) {
  site.store.options.set('purchase_token', '');
  return ok(true);
}

/** Calls for plans, products and offers. */
export const productRoutes: readonly Route[] = [
  { method: 'GET', path: 'plans', capability: 'linkAccount', handle: plans },
  { method: 'GET', path: 'products', capability: 'linkAccount', handle: products },
  { method: 'GET', path: 'intro-offers', capability: 'view', handle: offers },
  { method: 'GET', path: 'purchase-token', capability: 'purchaseToken', handle: getToken },
  { method: 'POST', onlyPost: true, path: 'purchase-token', capability: 'purchaseToken', handle: deleteToken },
];

/**
 * Returns the token with which anyone can buy for a registered site that has no connection owner. Empty for other sites, and after
 * the token was deleted.
 */
export function purchaseToken(store: Store): string {
  const registration = store.connection.registration();
  if (registration?.ownerId !== null) return '';
  const defaultToken = createHmac('sha256', store.secret).update(`purchase|${registration.blogId}`).digest('base64url');
  return store.options.get('purchase_token', v.string(), defaultToken.slice(0, 12));
}
