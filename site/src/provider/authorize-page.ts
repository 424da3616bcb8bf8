import type { Context } from 'hono';
import { html } from 'hono/html';
import { createNonce } from '../auth/nonces';
import { hostOf, type Site, siteTitle } from '../context/site';
import { type User, userById } from '../facts/users';
import { isLinked } from '../store/connection';
import { grantAction } from './authorize';
import { page } from './provider-page';

/** The site's request for access to the account of a user. */
interface AccessRequest {
  readonly user: User;
  readonly returnUrl: URL;
}

/**
 * Reads a request, and checks its site, user and return address.
 * @param fields fields of the address or the form
 * @returns an error message for an invalid request
 */
function readRequest(site: Site, fields: Readonly<Record<string, unknown>>): AccessRequest | string {
  const user = userById(Number(fields.state));
  const blogId = site.store.state.registration?.blogId;
  if (!user || !blogId || Number(fields.client_id) !== blogId) return 'This site is not registered.';
  const address = String(fields.redirect_uri);
  const returnUrl = URL.canParse(address) ? new URL(address) : undefined;
  if (returnUrl?.origin !== site.urls.site || returnUrl.pathname !== '/wp-admin/admin.php') {
    return 'The return address is not on the site that sent the request.';
  }
  returnUrl.searchParams.set('state', String(user.id));
  return { user, returnUrl };
}

const invalidRequest = (site: Site, c: Context, reason: string) =>
  page(site, c, 'Invalid request', html`<p>${reason}</p>`, 400);

/** Returns the page on which the user approves or denies the access; for a user whose account is linked, a link back. */
export function approvalPage(site: Site, c: Context): Response {
  const fields = c.req.query();
  const request = readRequest(site, fields);
  if (typeof request === 'string') return invalidRequest(site, c, request);
  const { user, returnUrl } = request;
  const account = html`<strong>provider_${user.login}</strong>`;
  if (isLinked(site.store, user.id)) {
    const content = html`<p>The site already has access to the account ${account}.</p>
<p><a class="wp-button" href="${returnUrl.href}">Continue</a></p>`;
    return page(site, c, 'Already connected', content);
  }
  const hiddenFields = ['client_id', 'redirect_uri', 'state'].map(
    (name) => html`<input type="hidden" name="${name}" value="${fields[name]}">`,
  );
  const content = html`<p><strong>${hostOf(site)}</strong> wants to access the account ${account}.</p>
${site.store.state.registration?.ownerId === null && html`<p>You become the connection owner.</p>`}
<form method="post" action="/jetpack.authorize/1/">${hiddenFields}
<p><button class="wp-button" name="decision" value="approve">Approve</button>
<button class="wp-button" name="decision" value="deny">Deny</button></p></form>`;
  return page(site, c, `Connect ${siteTitle}`, content);
}

/** Handles the user's decision, and redirects to the site. */
export async function handleDecision(site: Site, c: Context): Promise<Response> {
  const form = await c.req.parseBody();
  const request = readRequest(site, form);
  if (typeof request === 'string') return invalidRequest(site, c, request);
  const { returnUrl, user } = request;
  if (form.decision === 'approve') {
    returnUrl.searchParams.set('code', createNonce(site, null, grantAction(user)));
  } else returnUrl.searchParams.set('error', 'access_denied');
  return c.redirect(returnUrl.href);
}
