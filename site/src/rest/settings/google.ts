import { invalidParams, missingParams, ok, wrongParam } from '../../context/answer';
import { answerRead } from '../reads/reads';
import type { LoggedInCall, Route } from '../route';

function verify(call: LoggedInCall) {
  const id = call.body.keyring_id;
  if (id === undefined) return missingParams(['keyring_id']);
  const keyringId = typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN;
  if (!Number.isInteger(keyringId) || keyringId <= 0) {
    return invalidParams({ keyring_id: wrongParam('keyring_id', 'must be a positive integer.') });
  }
  const before = answerRead('verify-site/google', call);
  if (before.status !== 200) return before;
  call.site.store.change({ isGoogleVerified: true });
  const { token: _token, ...verified } = Object(answerRead('verify-site/google', call).body);
  return ok(verified);
}

/** Calls that verify the ownership of the site with Google. */
export const googleRoutes: readonly Route[] = [
  { method: 'POST', path: 'verify-site/google', capability: 'manageSettings', handle: verify },
  {
    method: 'GET',
    path: 'verify-site/google/:id',
    capability: 'manageSettings',
    handle: (call) => answerRead('verify-site/google', call),
  },
];
