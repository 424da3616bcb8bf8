import type { Context } from 'hono';
import { createNonce, verifyNonce } from '../../auth/nonces';
import { contentPolicy, pageHeaders } from '../../context/headers';
import { endSession, identify, startSession } from '../../context/identify';
import { isCrossOrigin } from '../../context/request';
import { dashboardPath, type Site, siteTitle } from '../../context/site';
import { userByLogin } from '../../facts/users';
import { documentOf } from '../../html/document';
import { html, type Markup } from '../../html/html';
import { pathOnSite } from '../../provider/authorize';

/** Values of the login form, and a notice above it. */
interface LoginForm {
  readonly login?: string;
  readonly redirectTo?: string;
  readonly notice?: Markup;
}

function loginPage(
  site: Site,
  c: Context,
  { login = '', redirectTo = '', notice }: LoginForm,
  status: 200 | 403 = 200,
) {
  const hint = html`<p class="wp-muted">Log in as admin, admin2, editor, author or subscriber. The password is the username.</p>`;
  const body = html`<main class="wp-login"><h1><a href="/">${siteTitle}</a></h1>
${notice}
<form method="post" action="/wp-login.php">
<p><label for="user_login">Username or Email Address</label>
<input type="text" name="log" id="user_login" value="${login}" autocomplete="username" autocapitalize="off" required></p>
<p><label for="user_pass">Password</label>
<input type="password" name="pwd" id="user_pass" autocomplete="current-password" required></p>
<input type="hidden" name="redirect_to" value="${redirectTo}">
<p class="wp-submit"><button type="submit" name="wp-submit" id="wp-submit" value="Log In">Log In</button></p>
</form>
${hint}</main>`;
  const page = documentOf({
    title: `Log In ‹ ${siteTitle}`,
    css: '/wp-admin/css/admin.css',
    body,
  });
  return c.body(page, status, pageHeaders(contentPolicy(site.urls.provider)));
}

const errorNotice = (text: Markup) =>
  html`<p class="wp-notice wp-notice--error" role="alert"><strong>Error:</strong> ${text}</p>`;

/** `GET /wp-login.php`: shows the form, or logs out with `action=logout`. */
export function showLogin(site: Site, c: Context): Response {
  if (c.req.query('action') === 'logout') return logOut(site, c);
  const redirectTo = c.req.query('redirect_to') ?? '';
  const notice = c.req.query('loggedout') ? html`<p class="wp-notice">You are now logged out.</p>` : undefined;
  return loginPage(site, c, { redirectTo, ...(notice && { notice }) });
}

/**
 * `POST /wp-login.php`: logs the user in, and redirects to `redirect_to` if it is on this site, otherwise to the dashboard. Refuses
 * forms of other sites, which could log a visitor in as another user.
 */
export async function logIn(site: Site, c: Context): Promise<Response> {
  if (isCrossOrigin(c)) {
    const notice = errorNotice(html`This form was sent from another site. Log in here.`);
    return loginPage(site, c, { notice }, 403);
  }
  const form = await c.req.parseBody();
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const login = text('log').trim();
  const user = userByLogin(login);
  if (!user || text('pwd') !== user.login) {
    const notice = errorNotice(
      user
        ? html`The password you entered for the username <strong>${login}</strong> is incorrect.`
        : html`The username <strong>${login}</strong> is not registered on this site.`,
    );
    return loginPage(site, c, { login, redirectTo: text('redirect_to'), notice });
  }
  startSession(site, c, user);
  const requested = text('redirect_to');
  return c.redirect((requested && pathOnSite(site, requested)) || dashboardPath);
}

/** `GET /wp-login.php?action=logout`: logs out if the link has a valid nonce; otherwise shows the confirmation page. */
function logOut(site: Site, c: Context): Response {
  return logOutWith(site, c, c.req.query('_wpnonce') ?? '');
}

/** `POST /wp-login.php?action=logout`: handles the form of the confirmation page. */
export async function confirmLogOut(site: Site, c: Context): Promise<Response> {
  const { _wpnonce: nonce } = await c.req.parseBody();
  return logOutWith(site, c, typeof nonce === 'string' ? nonce : '');
}

/**
 * Ends the session if the nonce belongs to it; otherwise shows the confirmation page. Without a session, does not delete the cookie:
 * a form on another site arrives without the cookie, and a response that deletes it would log the visitor out.
 */
function logOutWith(site: Site, c: Context, nonce: string): Response {
  const loggedIn = identify(site, c);
  const { secret } = site.store;
  const now = site.clock.now();
  if (loggedIn && !verifyNonce(secret, now, loggedIn.session, 'log-out', nonce)) {
    return logOutPage(site, c, createNonce(secret, now, loggedIn.session, 'log-out'));
  }
  if (loggedIn) endSession(site, c);
  return c.redirect('/wp-login.php?loggedout=true');
}

/** Returns the page that asks the user to confirm, with status 403 like WordPress. */
function logOutPage(site: Site, c: Context, nonce: string): Response {
  const body = html`<main class="wp-login"><h1><a href="/">${siteTitle}</a></h1>
<form method="post" action="/wp-login.php?action=logout"><p>You are attempting to log out. Do you really want to?</p>
<input type="hidden" name="_wpnonce" value="${nonce}">
<p class="wp-submit"><button type="submit">Log out</button></p></form></main>`;
  const page = documentOf({
    title: `Log out ‹ ${siteTitle}`,
    css: '/wp-admin/css/admin.css',
    body,
  });
  return c.body(page, 403, pageHeaders(contentPolicy(site.urls.provider)));
}
