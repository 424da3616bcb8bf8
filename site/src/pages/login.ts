import type { Context } from 'hono';
import { html } from 'hono/html';
import { verifyNonce } from '../auth/nonces';
import { identify, logIn, logOut } from '../context/identify';
import { isCrossOrigin } from '../context/request';
import { type Site, siteTitle } from '../context/site';
import { userByLogin } from '../facts/users';
import type { Markup } from '../html/document';
import { returnPath } from '../provider/authorize';
import { forbidden, publicPage } from './public-pages';

/** Values of the login form, and a notice above it. */
interface LoginForm {
  readonly login?: string;
  readonly redirectTo?: string;
  readonly notice?: Markup;
}

const loginPage = (site: Site, c: Context, { login, redirectTo, notice }: LoginForm, status: 200 | 403 = 200) =>
  publicPage(
    site,
    c,
    `Log In ‹ ${siteTitle}`,
    html`<h1>Log in to ${siteTitle}</h1>
${notice}
<form method="post" action="/wp-login.php" class="wp-fields">
<label>Username or Email Address <input name="log" value="${login}" autocomplete="username" autocapitalize="off" required></label>
<label>Password <input type="password" name="pwd" autocomplete="current-password" required></label>
<input type="hidden" name="redirect_to" value="${redirectTo}">
<button class="wp-button">Log In</button></form>
<p class="wp-muted">Log in as admin, admin2, editor, author or subscriber. The password is the username.</p>`,
    status,
  );

const errorNotice = (text: Markup) =>
  html`<p class="wp-notice wp-notice--error" role="alert"><strong>Error:</strong> ${text}</p>`;

/** `GET /wp-login.php`: shows the form, or logs out with `action=logout`. */
export function showLogin(site: Site, c: Context): Response {
  if (c.req.query('action') === 'logout') return handleLogout(site, c);
  const redirectTo = c.req.query('redirect_to') ?? '';
  const notice = c.req.query('loggedout') ? html`<p class="wp-notice">You are now logged out.</p>` : undefined;
  return loginPage(site, c, { redirectTo, ...(notice && { notice }) });
}

/**
 * `POST /wp-login.php`: logs the user in, and redirects to `redirect_to` if it is on this site, otherwise to the dashboard. Refuses
 * forms of other sites, which could log a visitor in as another user.
 */
export async function handleLogin(site: Site, c: Context): Promise<Response> {
  if (isCrossOrigin(c)) {
    const notice = errorNotice(html`This form was sent from another site. Log in here.`);
    return loginPage(site, c, { notice }, 403);
  }
  const form = await c.req.parseBody();
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const login = text('log').trim();
  const user = userByLogin(login);
  if (!user || text('pwd') !== user.login) {
    const notice = errorNotice(html`The username <strong>${login}</strong> or the password is incorrect.`);
    return loginPage(site, c, { login, redirectTo: text('redirect_to'), notice });
  }
  logIn(site, c, user);
  return c.redirect(returnPath(site, form.redirect_to));
}

/**
 * `GET /wp-login.php?action=logout`: ends the session if the link has its nonce. Without a session, does not delete the cookie: a form on
 * another site arrives without the cookie, and a response that deletes it would log the visitor out.
 */
function handleLogout(site: Site, c: Context): Response {
  const loggedIn = identify(site, c);
  const nonce = c.req.query('_wpnonce') ?? '';
  if (loggedIn && !verifyNonce(site, loggedIn.session, 'log-out', nonce)) {
    return forbidden(site, c);
  }
  if (loggedIn) logOut(site, c);
  return c.redirect('/wp-login.php?loggedout=true');
}
