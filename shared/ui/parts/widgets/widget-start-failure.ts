import { __, sprintf } from '@flightdeck/shared/i18n';
import { type Failure, failure } from '../../../contracts/areas/failure';

/** Codes for responses that a firewall, proxy or plugin sends instead of the REST API. */
const interceptedCodes: ReadonlySet<string> = new Set([
  'rest-not-json',
  'rest-blocked',
  'rest-empty',
  'rest-shape',
  'rest-not-found',
  'rest-not-found-after-redirect',
]);

/** Returns whether the server denied access; `rest-refused` also covers other errors, such as 500. */
const isAccessDenied = ({ code, status }: Failure) => code === 'rest-refused' && (status === 401 || status === 403);

/**
 * Returns the failure of a widget that cannot start, with a message for users of a foreign page: for a login that has ended, an
 * expired nonce and a blocked REST API. Other failures keep their message.
 * @param cause the failure that `startSession` returned
 * @returns null if only the account (`connection/data`) may not be read: the widget then starts without permissions
 */
export function widgetStartFailure(cause: Failure): Failure | null {
  const isAccountRead = /\/connection\/data(?:[?&#]|$)/.test(cause.url ?? '');
  if (isAccountRead && isAccessDenied(cause) && cause.status === 403) return null;
  const message = messageFor(cause, isAccountRead);
  return message === null ? cause : failure(cause.code, message, { ...details(cause), cause }, cause.name);
}

function messageFor(cause: Failure, isAccountRead: boolean): string | null {
  if (cause.code === 'session-ended' || (isAccountRead && isAccessDenied(cause)))
    return __("You're not logged in. Log in to the site, then reload this page.");
  if (cause.code === 'rest-nonce')
    return __('This page has been open too long, or its security key is invalid. Reload the page.');
  // WordPress answered itself.
  if (cause.serverCode === 'rest_no_route')
    return __(
      "Couldn't find Jetpack's REST API on this site. Jetpack may not be active, or a security plugin may hide the API.",
    );
  // Every user may read the connection, so a refusal does not come from the REST API.
  if (interceptedCodes.has(cause.code) || isAccessDenied(cause))
    return sprintf(
      /* translators: %s: an error message. */
      __("Something is blocking the site's REST API, perhaps a firewall or a security plugin. It answered: %s"),
      cause.message,
    );
  return null;
}

const details = ({ status, serverCode, serverMessage, url }: Failure) => ({
  ...(status !== undefined && { status }),
  ...(serverCode !== undefined && { serverCode }),
  ...(serverMessage !== undefined && { serverMessage }),
  ...(url !== undefined && { url }),
});
