import { type Answer, hostBoolean, invalidHostBoolean, invalidParams, missingParams } from '../../context/answer';
import { answerRead } from '../reads/reads';
import type { LoggedInCall, Route } from '../route';
import { isDown, isLinked } from '../site-state';

/** Saves the setting if the user is linked and the provider answers. Returns the current setting. */
function setTracking(call: LoggedInCall): Answer {
  const value = call.body.tracks_opt_out;
  if (value === undefined) return missingParams(['tracks_opt_out']);
  const optOut = hostBoolean(value);
  if (optOut === undefined) return invalidParams({ tracks_opt_out: invalidHostBoolean('tracks_opt_out') });
  if (isLinked(call) && !isDown(call)) call.site.store.changeUser(call.user.id, { tracksOptOut: optOut });
  return answerRead('tracking/settings', call);
}

/** Calls for the user's choice about usage data. */
export const trackingRoutes: readonly Route[] = [
  { method: 'POST', path: 'tracking/settings', capability: 'view', handle: setTracking },
];
