import { __, sprintf } from '@flightdeck/shared/i18n';
import { type Failure, failure } from '../../../contracts/areas/failure';

/** Codes for answers that come from something between the page and the REST API. */
const foreignAnswers: ReadonlySet<string> = new Set([
  'rest-not-json',
  'rest-blocked',
  'rest-empty',
  'rest-shape',
  'rest-not-found',
  'rest-not-found-after-redirect',
]);

/** Returns whether the server refused the visitor rather than the request. */
const isForbidden = ({ code, status }: Failure) => code === 'rest-refused' && (status === 401 || status === 403);

/**
 * Returns the failure of a widget that cannot start, with a text for a visitor of a host page: being logged out, an
 * expired nonce and a blocked REST API each have a sentence. A user who may not read the account (`connection/data`)
 * does not count as a failure: the widget shows without permissions.
 * @param cause the result of `startSession`
 * @returns null if the widget can start
 */
export function widgetStartFailure(cause: Failure): Failure | null {
  const isAccountRead = /\/connection\/data(?![^?&#])/.test(cause.url ?? '');
  if (isAccountRead && isForbidden(cause) && cause.status === 403) return null;
  const message = messageFor(cause, isAccountRead);
  return message === null ? cause : failure(cause.code, message, { ...details(cause), cause }, cause.name);
}

function messageFor(cause: Failure, isAccountRead: boolean): string | null {
  if (cause.code === 'session-ended' || (isAccountRead && isForbidden(cause)))
    return __("You're not logged in. Log in to the site, then reload this page.");
  if (cause.code === 'rest-nonce')
    return __('This page has been open too long, or its security key is invalid. Reload the page.');
  // Every user may read the connection, so something on the way refused the request.
  if (foreignAnswers.has(cause.code) || isForbidden(cause))
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
