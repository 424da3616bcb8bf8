import { __, sprintf } from '@flightdeck/shared/i18n';
import { type Failure, type FailureCode, failure } from '../../../contracts/areas/failure';
import { apiSettings } from '../api-settings';
import { refusedText } from './errors';

/** Milliseconds within which a request fails if a browser extension blocks it. */
const extensionTime = 500;

/** Codes with which WordPress refuses the password of a server in front of it (HTTP basic authentication). */
const passwordCodes: ReadonlySet<string | undefined> = new Set([
  'incorrect_password',
  'invalid_username',
  'invalid_email',
  'application_passwords_disabled',
  'application_passwords_disabled_for_user',
]);

/**
 * Returns a failure that names a cause between the page and WordPress, if the answer suggests one: another origin, a firewall,
 * an extra password, or a browser extension. Returns other failures unchanged.
 * @param waited milliseconds until the request failed
 */
export function explainFailure(failed: Failure, waited: number): Failure {
  const { code, status = 0, serverCode, serverMessage, message } = failed;
  const { origin } = new URL(apiSettings.root, location.href);
  // The browser sends no cookies to another origin, or blocks the answer.
  const mayBeOtherOrigin = code === 'rest-network' || code === 'rest-nonce' || status === 401 || status === 403;
  if (mayBeOtherOrigin && origin !== location.origin) {
    const text = sprintf(
      /* translators: %1$s and %2$s: addresses, such as https://www.site.example. */
      __(
        "Couldn't reach the site. This page is at %1$s, but its requests go to %2$s. In WordPress, use the same address for WordPress Address and Site Address under Settings → General.",
      ),
      location.origin,
      origin,
    );
    return withText(failed, 'rest-other-address', text);
  }
  // The browser gives no reason, but a blocked request fails sooner than a request to a site that is down.
  if (code === 'rest-network' && navigator.onLine && waited < extensionTime) {
    const text = __('A browser extension such as an ad blocker may have blocked the request.');
    return withText(failed, code, `${message} ${text}`);
  }
  // The REST API refuses with JSON that has a code or a message. Any other refusal comes from a firewall, a proxy or a crash.
  const isOutsideRestApi = code === 'rest-not-json' || (code === 'rest-refused' && !serverCode && !serverMessage);
  if (isOutsideRestApi && (status === 429 || status >= 500)) {
    const text = status === 429 ? refusedText(status) : serverErrorText(status);
    return withText(failed, code, `${text} ${__('Wait a few minutes, then try again.')}`);
  }
  if (code === 'rest-not-json' && (status === 401 || status === 407)) {
    const text = __('The server asks for an extra password. Reload the page to enter it.');
    return withText(failed, code, `${refusedText(status)} ${text}`);
  }
  if (isOutsideRestApi && status >= 400) {
    const text = __(
      'A firewall or security plugin may have blocked it, for example because of HTML code in a text. Ask your host to allow the request.',
    );
    return withText(failed, 'rest-blocked', `${refusedText(status)} ${text}`);
  }
  if (code === 'rest-refused' && status === 401 && passwordCodes.has(serverCode)) {
    const text = __(
      'The server asks for an extra password, and WordPress mistakes it for an application password. Ask your host to turn off application passwords in WordPress, or the extra password.',
    );
    return withText(failed, 'rest-password', `${message} ${text}`);
  }
  return failed;
}

const serverErrorText = (status: number): string =>
  sprintf(
    /* translators: %d: an HTTP status code. */
    __('The site has a problem (status %d).'),
    status,
  );

const withText = ({ name, cause, ...details }: Failure, code: FailureCode, message: string): Failure =>
  failure(code, message, { ...details, cause }, name);
