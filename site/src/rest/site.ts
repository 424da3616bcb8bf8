import * as v from 'valibot';
import { planList, siteFeatures, siteRecord } from '../provider/site-record';
import { type Answer, hostBoolean, invalidParams, missingParams, notHostBoolean, nothing, ok, refuse } from './answer';
import type { Route, SignedInCall } from './route';

const connected = ({ site }: SignedInCall) => site.store.connection.registration() !== null;
const isLinked = ({ site, user }: SignedInCall) => site.store.connection.accountOf(user.id) !== null;
const plan = ({ site }: SignedInCall) => site.store.options.get('plan', v.string(), 'jetpack_free');

/** The provider's answer travels as JSON inside a string. */
const passed = (message: string, data: unknown) => ok({ code: 'success', message, data: JSON.stringify(data) });

const notFetched = refuse(500, 'failed_to_fetch_data', 'Unable to fetch the requested data.');
const noSite = refuse(404, 'site_id_missing', 'The ID of this site does not exist.');

const siteMissing = refuse(
  400,
  'site_id_missing',
  'Failed fetching site data from WordPress.com (site_id_missing). If the problem persists, try reconnecting Jetpack.',
  { api_error_code: 'site_id_missing', api_http_code: null },
);

/** Tracking belongs to the account at the provider: without one everybody counts as opted out. */
const tracking = (call: SignedInCall): Answer =>
  ok({
    tracks_opt_out: isLinked(call)
      ? call.site.store.userOptions(call.user.id).get('tracks_opt_out', v.boolean(), false)
      : true,
  });

function setTracking(call: SignedInCall): Answer {
  const value = call.body.tracks_opt_out;
  if (value === undefined) return missingParams(['tracks_opt_out']);
  const optOut = hostBoolean(value);
  if (optOut === undefined) return invalidParams({ tracks_opt_out: notHostBoolean('tracks_opt_out') });
  if (isLinked(call)) call.site.store.userOptions(call.user.id).set('tracks_opt_out', optOut);
  return tracking(call);
}

/** What the provider knows about the site. */
export const siteRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'site',
    capability: 'view',
    handle: (call) =>
      connected(call) ? passed('Site data correctly received.', siteRecord(call.site, plan(call))) : siteMissing,
  },
  {
    method: 'GET',
    path: 'site/features',
    capability: 'manageOptions',
    handle: (call) => (connected(call) ? passed('Site features correctly received.', siteFeatures()) : notFetched),
  },
  {
    method: 'GET',
    path: 'site/purchases',
    capability: 'manageOptions',
    handle: (call) => (connected(call) ? passed('Site purchases correctly received.', []) : notFetched),
  },
  {
    method: 'GET',
    path: 'plans',
    capability: 'linkAccount',
    // Asked as the user: who is not linked gets an empty body.
    handle: (call) => (isLinked(call) ? ok(planList) : nothing),
  },
  {
    method: 'GET',
    path: 'rewind',
    capability: 'view',
    handle: (call) =>
      connected(call)
        ? passed('Backup &amp; Scan data correctly received.', {
            state: 'unavailable',
            reason: 'missing_plan',
            last_updated: Math.floor(call.site.clock.now() / 86_400_000) * 86_400,
            has_cloud: false,
          })
        : noSite,
  },
  {
    method: 'GET',
    path: 'scan',
    capability: 'view',
    handle: (call) =>
      connected(call)
        ? passed('Scan state correctly received.', {
            state: 'unavailable',
            reason: 'missing_plan',
            has_cloud: false,
            threats: null,
            credentials: [],
          })
        : noSite,
  },
  { method: 'GET', path: 'tracking/settings', capability: 'view', handle: tracking },
  { method: 'POST', path: 'tracking/settings', capability: 'view', handle: setTracking },
];
