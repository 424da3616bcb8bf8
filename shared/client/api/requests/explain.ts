import { __, sprintf } from '@flightdeck/shared/i18n';
import { type Failure, type FailureCode, failure } from '../../../contracts/areas/failure';
import { apiSettings } from '../api-settings';
import type { RawAnswer } from './call';
import { parseQuietly, refusedFailure, refusedText } from './errors';
import { reportLoggedOut } from './logged-out';
import { printedText } from './printed-text';
import { isStoppedInFront } from './stopped-in-front';

/** Milliseconds within which a request fails if a browser extension blocks it. */
const extensionTime = 500;

/** Status with which a network asks to log in to it. */
const networkLogin = 511;

/** Codes with which WordPress refuses the password of a server in front of it (HTTP basic authentication). */
const passwordCodes: ReadonlySet<string | undefined> = new Set([
  'incorrect_password',
  'invalid_username',
  'invalid_email',
  'application_passwords_disabled',
  'application_passwords_disabled_for_user',
]);

/**
 * Returns a failure that names a cause between the page and WordPress, if the answer suggests one: another origin, broken
 * permalinks, text around the JSON, a sign-in page, a firewall, an extra password, or a browser extension. Returns other failures unchanged.
 * @param waited milliseconds until the request failed
 */
export async function explainFailure(failed: Failure, waited: number): Promise<Failure> {
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
  if (code.startsWith('rest-not-found') && !serverCode && !serverMessage) {
    const text = __(
      "The request didn't get to WordPress (status 404). Ask a site administrator to open Settings → Permalinks and select Save Changes. If this doesn't help, ask your host.",
    );
    return withText(failed, code, text);
  }
  const printed = code === 'rest-not-json' ? printedText(String(failed.data)) : '';
  if (printed) {
    const text = sprintf(
      /* translators: %s: a text, such as "Deprecated: Creation of dynamic property is deprecated in plugin.php on line 95". */
      __(
        'A plugin or theme of your site prints a text into it: %s. Ask a site administrator to turn off the plugin, or the display of PHP messages.',
      ),
      `“${printed}”`,
    );
    return withText(failed, code, `${message} ${text}`);
  }
  // The REST API refuses with JSON that has a code or a message. Any other refusal comes from a firewall, a proxy or a crash.
  const isOutsideRestApi = code === 'rest-not-json' || (code === 'rest-refused' && !serverCode && !serverMessage);
  const mayBeStopped =
    code === 'rest-network' ? navigator.onLine : isOutsideRestApi && (status < 429 || status === networkLogin);
  if (mayBeStopped && (await isStoppedInFront(failed))) {
    reportLoggedOut('sign-in');
    const text = __(
      'Something in front of your site, such as a sign-in page or a bot check, is answering instead of WordPress.',
    );
    const remedy = __(
      'Reload the page. You can restore unsaved settings afterwards. Copy anything else you typed first, such as a license key.',
    );
    return withText(failed, 'rest-sign-in', `${text} ${remedy}`);
  }
  // The browser gives no reason, but a blocked request fails sooner than a request to a site that is down.
  if (code === 'rest-network' && navigator.onLine && waited < extensionTime) {
    const text = __('A browser extension such as an ad blocker may have blocked the request.');
    return withText(failed, code, `${message} ${text}`);
  }
  if (isOutsideRestApi && (status === 429 || status >= 500)) {
    const text = status === 429 ? refusedText(status) : serverErrorText(status);
    return withText(failed, code, `${text} ${__('Wait a few minutes, then try again.')}`);
  }
  // Some firewalls send their page with status 200, so only a read shows whether a write was carried out.
  const isPage = code === 'rest-not-json' && /<(!doctype|html)\b/i.test(String(failed.data));
  if (isOutsideRestApi && (status >= 400 || isPage)) {
    const text = __(
      'A firewall or security plugin may have blocked the request, for example because of HTML code in a text. Ask your host to allow it.',
    );
    return status >= 400
      ? withText(failed, 'rest-blocked', `${refusedText(status)} ${text}`)
      : withText(failed, code, `${message} ${text}`);
  }
  if (code === 'rest-refused' && status === 401 && passwordCodes.has(serverCode)) {
    const text = __(
      'The server asks for an extra password, and WordPress mistakes it for an application password. Ask your host to turn off application passwords in WordPress, or the extra password.',
    );
    return withText(failed, 'rest-password', `${message} ${text}`);
  }
  return failed;
}

/** Returns the failure of a request that was refused as that of a visitor, with the nonce in its query too. */
export function nonceRemovedFailure(answer: RawAnswer): Failure {
  const { status, url } = answer;
  const text = sprintf(
    /* translators: %s: the answer of the site, such as "Sorry, you are not allowed to do that." */
    __(
      'The site answered as if you were logged out: %s Either a plugin closes the REST API, or something between this page and WordPress, such as a proxy or a firewall, removes the header X-WP-Nonce from requests. Ask your host to let the header through.',
    ),
    `“${refusedFailure(answer, parseQuietly(answer.text)).message}”`,
  );
  return failure('rest-nonce-removed', text, { status, url }, 'ApiError');
}

/** Returns the failure of a write that a redirect turned into a read. @param sent address of the request */
export function redirectedFailure(sent: string, { status, url }: RawAnswer): Failure {
  const from = new URL(sent, location.href);
  const to = new URL(url, location.href);
  // The query is named only if it is the difference.
  if (from.origin + from.pathname !== to.origin + to.pathname) from.search = to.search = '';
  const text = sprintf(
    /* translators: %1$s and %2$s: addresses, such as https://site.example/wp-json/jetpack/v4/settings. */
    __(
      'Nothing was saved, because the site redirects its REST API: from %1$s to %2$s. Ask a site administrator to remove this redirect.',
    ),
    from.href,
    to.href,
  );
  return failure('rest-redirected', text, { status, url }, 'ApiError');
}

const serverErrorText = (status: number): string =>
  sprintf(
    /* translators: %d: an HTTP status code. */
    __('The site has a problem (status %d).'),
    status,
  );

const withText = ({ name, cause, ...details }: Failure, code: FailureCode, message: string): Failure =>
  failure(code, message, { ...details, cause }, name);
