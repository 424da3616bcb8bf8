import type { RawAnswer } from './call';
import { parseQuietly } from './errors';

/** Returns whether the site has redirected a request to its login page. */
export const isLoginPage = ({ redirected, url }: RawAnswer): boolean => redirected && /\/wp-login\.php/.test(url);

/** Returns whether the site refused the nonce of a request, or requested a login: a site that is closed to visitors redirects. */
export function isNonceRefused(answer: RawAnswer): boolean {
  if (isLoginPage(answer)) return true;
  const body = answer.status === 403 ? parseQuietly(answer.text) : null;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'rest_cookie_invalid_nonce';
}
