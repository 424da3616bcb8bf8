import { apiSettings } from '../api-settings';
import type { RawAnswer } from './call';
import { errorBody, parseQuietly } from './errors';

/**
 * Returns whether the site has redirected a request to its login page. Where a plugin has moved the page, `wp-login.php` answers 404, but
 * other plugins still redirect to it.
 */
export function isLoginPage({ redirected, url }: RawAnswer): boolean {
  if (!redirected || /\/wp-login\.php/.test(url)) return redirected;
  const login = new URL(apiSettings.loginUrl, location.href);
  const received = new URL(url, location.href);
  return (
    apiSettings.loginUrl !== '' &&
    placeOf(login) === placeOf(received) &&
    [...login.searchParams].every(([name, value]) => received.searchParams.get(name) === value)
  );
}

/** Returns host and path of an address: WordPress may add or remove the slash at the end, and use http or https. */
const placeOf = ({ host, pathname }: URL) => host + pathname.replace(/\/$/, '');

/** Returns whether the site refused the nonce of a request, or requested a login: a site that is closed to visitors redirects. */
export const isNonceRefused = (answer: RawAnswer): boolean =>
  isLoginPage(answer) || (answer.status === 403 && codeOf(answer) === 'rest_cookie_invalid_nonce');

/**
 * Returns whether the site refused a request as that of a visitor. WordPress refuses the nonce of a user who is logged out, so the nonce did
 * not arrive. A status 401 with another code can come from the provider, after the site has carried out the request.
 */
export const isFromVisitor = (answer: RawAnswer): boolean =>
  answer.status === 401 && /^(rest_|invalid_user_permission)/.test(codeOf(answer));

const codeOf = ({ text }: RawAnswer): string => String(errorBody(parseQuietly(text))?.code);
