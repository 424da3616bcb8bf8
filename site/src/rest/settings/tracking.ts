import * as v from 'valibot';
import { type Answer, hostBoolean, invalidHostBoolean, invalidParams, missingParams, ok } from '../../context/answer';
import { downBody, isDown, isLinked } from '../connection/from-provider';
import type { LoggedInCall, Route } from '../route';

/** Returns the tracking setting of the account at the provider; without a linked account, the user counts as opted out. */
function readTracking(call: LoggedInCall): Answer {
  if (!isLinked(call)) return ok({ tracks_opt_out: true });
  if (isDown(call)) return ok(downBody);
  return ok({ tracks_opt_out: call.site.store.userOptions(call.user.id).get('tracks_opt_out', v.boolean(), false) });
}

/** Saves the setting if the user is linked and the provider answers. Returns the current setting. */
function setTracking(call: LoggedInCall): Answer {
  const value = call.body.tracks_opt_out;
  if (value === undefined) return missingParams(['tracks_opt_out']);
  const optOut = hostBoolean(value);
  if (optOut === undefined) return invalidParams({ tracks_opt_out: invalidHostBoolean('tracks_opt_out') });
  if (isLinked(call) && !isDown(call)) call.site.store.userOptions(call.user.id).set('tracks_opt_out', optOut);
  return readTracking(call);
}

/** Calls for the user's choice about usage data. */
export const trackingRoutes: readonly Route[] = [
  { method: 'GET', path: 'tracking/settings', capability: 'view', handle: readTracking },
  { method: 'POST', path: 'tracking/settings', capability: 'view', handle: setTracking },
];
