import * as v from 'valibot';
import { errorWithoutData, invalidParams, missingParams, ok, wrongParam } from '../../context/answer';
import { isDown, isLinked } from '../connection/from-provider';
import type { LoggedInCall, Route } from '../route';

const consoleUrls = {
  google_search_console_url: 'https://search.google.com/search-console?resource_id=sample',
  google_verification_console_url: 'https://search.google.com/search-console/users?resource_id=sample',
};

/** Returns the error if the site cannot reach Google through the provider; otherwise undefined. */
function googleError(call: LoggedInCall) {
  const code = 'error_checking_if_site_verified_google';
  if (!isLinked(call)) return errorWithoutData(code, '-10520: Jetpack: [missing_token] ');
  return isDown(call) ? errorWithoutData(code, '-32300: transport error - HTTP status code was not 200') : undefined;
}

function readStatus(call: LoggedInCall) {
  const error = googleError(call);
  if (error) return error;
  const verified = call.site.store.options.get('google_verified', v.boolean(), false);
  const token = '<meta name="google-site-verification" content="SAMPLEVERIFYTOKEN" />';
  return ok({ verified, token, is_owner: verified, ...consoleUrls });
}

function verify(call: LoggedInCall) {
  const id = call.body.keyring_id;
  if (id === undefined) return missingParams(['keyring_id']);
  const keyringId = typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN;
  if (!Number.isInteger(keyringId) || keyringId <= 0) {
    return invalidParams({ keyring_id: wrongParam('keyring_id', 'must be a positive integer.') });
  }
  const error = googleError(call);
  if (error) return error;
  call.site.store.options.set('google_verified', true);
  return ok({ verified: true, is_owner: true, ...consoleUrls });
}

/** Calls that verify the ownership of the site with Google. */
export const googleRoutes: readonly Route[] = [
  { method: 'GET', path: 'verify-site/google', capability: 'manageSettings', handle: readStatus },
  { method: 'POST', path: 'verify-site/google', capability: 'manageSettings', handle: verify },
  { method: 'GET', path: 'verify-site/google/:id', capability: 'manageSettings', handle: readStatus },
];
