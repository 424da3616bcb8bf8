import { ok, refuse } from '../../context/answer';
import { storeProducts } from '../../provider/products';
import { purchases } from '../../provider/purchases';
import { siteFeatures, siteRecord } from '../../provider/site-record';
import { downBody, forwarded, isConnected, isDown, notFetched, refusalOf } from '../connection/from-provider';
import { statsTotals } from '../modules/stats';
import type { LoggedInCall, Route } from '../route';

const dayMs = 86_400_000;

/** Returns the error for a failed request for the record of the site. @param reason code in the message */
const fetchFailed = (code: string, reason: string, httpCode: number | null) =>
  refuse(
    400,
    code,
    `Failed fetching site data from WordPress.com (${reason}). If the problem persists, try reconnecting Jetpack.`,
    { api_error_code: reason, api_http_code: httpCode },
  );

function record(call: LoggedInCall) {
  if (!isConnected(call)) return fetchFailed('site_id_missing', 'site_id_missing', null);
  if (isDown(call)) return fetchFailed('site_data_fetch_failed', downBody.error, 503);
  return forwarded('Site data correctly received.', siteRecord(call.site));
}

function features(call: LoggedInCall) {
  if (!isConnected(call)) return notFetched();
  return forwarded('Site features correctly received.', isDown(call) ? downBody : siteFeatures(call.site.store));
}

function products(call: LoggedInCall) {
  if (!isConnected(call)) return notFetched();
  const data = isDown(call) ? downBody : storeProducts;
  return ok({ code: 'success', message: 'Site products correctly received.', data });
}

const sitePurchases = (call: LoggedInCall) =>
  !isConnected(call) || isDown(call)
    ? notFetched()
    : forwarded('Site purchases correctly received.', purchases(call.site));

const benefit = (name: string, title: string, description: string, value: number) => ({
  name,
  title,
  description,
  value,
});

/**
 * Returns what Jetpack has done for the site: only the number of blocked logins while the provider is down, nothing if the site is not
 * registered.
 */
function benefits(call: LoggedInCall) {
  const protection = benefit('protect', 'Brute force protection', 'Blocked login attempts', 17);
  const totals = statsTotals(call.site);
  const list = isDown(call)
    ? [protection]
    : [
        benefit('jetpack-stats', 'Jetpack Stats', 'Visitors', totals.visitors),
        protection,
        benefit('subscribers', 'Subscribers', 'Email subscribers', totals.followers_blog),
        benefit('sharing', 'Sharing', 'Shares of your posts', totals.shares),
      ];
  return forwarded('Site benefits correctly received.', isConnected(call) ? list : []);
}

function discount(call: LoggedInCall) {
  const message = 'Could not retrieve site discount.';
  const refusal = refusalOf(call, { code: 'discount_fetch_failed', message, messageWhenDown: downBody.error });
  if (refusal) return refusal;
  const end = Math.floor(call.site.clock.now() / dayMs) * dayMs + 5 * dayMs;
  const expiry_date = new Date(end).toISOString().replace('.000', '');
  return ok({ code: 'success', data: { code: 'SAMPLEDISCOUNT', discount: 20, expiry_date, is_used: false } });
}

const activity = (call: LoggedInCall) =>
  refusalOf(call, { code: 'activity_fetch_failed', message: 'Could not retrieve site activity.' }) ??
  ok({ code: 'success', data: [] });

/** Calls for data of the site that the provider has. */
export const siteRoutes: readonly Route[] = [
  { method: 'GET', path: 'site', capability: 'view', handle: record },
  { method: 'GET', path: 'site/features', capability: 'manageOptions', handle: features },
  { method: 'GET', path: 'site/products', capability: 'manageOptions', handle: products },
  { method: 'GET', path: 'site/purchases', capability: 'manageOptions', handle: sitePurchases },
  { method: 'GET', path: 'site/benefits', capability: 'manageOptions', handle: benefits },
  { method: 'GET', path: 'site/discount', capability: 'view', handle: discount },
  { method: 'GET', path: 'site/activity', capability: 'manageModules', handle: activity },
];
