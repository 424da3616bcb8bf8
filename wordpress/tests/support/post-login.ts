import type { APIRequestContext } from '@playwright/test';

/**
 * Logs a user in. Posts the login form directly, because Jetpack's secure sign-on can hide it. The password is the username.
 * @returns the status of the answer: 302 after a login
 */
export async function postLogin(request: APIRequestContext, url: string, user: string): Promise<number> {
  const answer = await request.post(`${url}/wp-login.php`, {
    form: { log: user, pwd: user, testcookie: '1' },
    headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    maxRedirects: 0,
  });
  return answer.status();
}
