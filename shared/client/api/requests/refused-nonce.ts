import { apiSettings } from '../api-settings';
import type { RawAnswer } from './call';
import { parseQuietly } from './errors';

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
export function isNonceRefused(answer: RawAnswer): boolean {
  if (isLoginPage(answer)) return true;
  const body = answer.status === 403 ? parseQuietly(answer.text) : null;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'rest_cookie_invalid_nonce';
}
