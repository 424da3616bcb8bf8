import { type Answer, invalidParams, ok, wrongParam } from '../../context/answer';
import { answerRead } from '../reads/reads';
import { isDown, isLinked, type LoggedInCall } from '../route';

/** Saves the choice about usage data if the user is linked and the provider answers. Returns the current choice. */
export function setTracking(call: LoggedInCall): Answer {
  const name = 'tracks_opt_out';
  const optOut = String(call.body[name]).toLowerCase();
  if (!['true', '1', 'false', '0'].includes(optOut)) {
    const message = `${name} is not of type boolean.`;
    return invalidParams({ [name]: { code: 'rest_invalid_type', message, data: { param: name } } });
  }
  if (isLinked(call) && !isDown(call)) {
    call.site.store.changeUser(call.user.id, { tracksOptOut: ['true', '1'].includes(optOut) });
  }
  return answerRead('tracking/settings', call);
}

export const readGoogle = (call: LoggedInCall): Answer => answerRead('verify-site/google', call);

/** Verifies the ownership of the site with Google. */
export function verifyWithGoogle(call: LoggedInCall): Answer {
  const id = call.body.keyring_id;
  const keyringId = typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN;
  if (!Number.isInteger(keyringId) || keyringId <= 0) {
    return invalidParams({ keyring_id: wrongParam('keyring_id', 'must be a positive integer.') });
  }
  const before = readGoogle(call);
  if (before.status !== 200) return before;
  call.site.store.change({ isGoogleVerified: true });
  const { token: _token, ...verified } = Object(readGoogle(call).body);
  return ok(verified);
}
