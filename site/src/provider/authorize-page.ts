import type { Context } from 'hono';
import { type Site, siteTitle } from '../context/site';
import { type User, userById } from '../facts/users';
import { html } from '../html/html';
import { scopeSignature } from './authorize';
import { backLink, page, refuseForeignForm } from './provider-page';

/** The site's request for access to the account of a user. */
interface AccessRequest {
  readonly clientId: number;
  readonly user: User;
  readonly returnUrl: URL;
  /** Fields that the approval form sends again. */
  readonly fields: Readonly<Record<string, string>>;
}

const fieldNames = ['client_id', 'redirect_uri', 'state', 'secret'] as const;

/**
 * Reads a request, and checks its site, user, signature and return address.
 * @param fieldOf returns the value of a field; empty if it is missing
 * @returns an error message for an invalid request
 */
function readRequest(site: Site, fieldOf: (name: string) => string): AccessRequest | string {
  const clientId = Number(fieldOf('client_id'));
  if (!clientId || site.store.connection.registration()?.blogId !== clientId) return 'This site is not registered.';
  const user = userById(Number(fieldOf('state')));
  if (!user || fieldOf('secret') !== scopeSignature(site, user)) return 'This site did not send the request.';
  const address = fieldOf('redirect_uri');
  const returnUrl = URL.canParse(address) ? new URL(address) : undefined;
  if (returnUrl?.origin !== site.urls.site || returnUrl.pathname !== '/wp-admin/admin.php') {
    return 'The return address is not on the site that sent the request.';
  }
  return { clientId, user, returnUrl, fields: Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name)])) };
}

function invalidRequestPage(site: Site, c: Context, reason: string): Response {
  return page(
    site,
    c,
    400,
    'Invalid request',
    html`<h1>Invalid request</h1><p>${reason}</p>
${backLink(site)}`,
  );
}

/** Returns the page for a user whose account is already linked. */
function alreadyConnectedPage(site: Site, c: Context, { user, returnUrl }: AccessRequest): Response {
  returnUrl.searchParams.set('state', String(user.id));
  return page(
    site,
    c,
    200,
    'Already connected',
    html`<h1>Already connected</h1>
<p><strong>${new URL(site.urls.site).host}</strong> already has access to the account <strong>provider_${user.login}</strong>.</p>
<p><a class="wp-button" href="${returnUrl.href}">Continue</a></p>`,
  );
}

/** Returns the page on which the user approves or denies the access. */
export function approvalPage(site: Site, c: Context): Response {
  const request = readRequest(site, (name) => c.req.query(name) ?? '');
  if (typeof request === 'string') return invalidRequestPage(site, c, request);
  const hiddenFields = Object.entries(request.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  if (site.store.connection.accountOf(request.user.id) !== null) return alreadyConnectedPage(site, c, request);
  const isFirstUser = site.store.connection.registration()?.ownerId === null;
  return page(
    site,
    c,
    200,
    `Connect ${siteTitle}`,
    html`<h1>Connect ${siteTitle}</h1>
<p><strong>${new URL(site.urls.site).host}</strong> wants to access the account <strong>provider_${request.user.login}</strong>.</p>
<ul><li>It can use your name and email address.</li>
<li>It can read your stats, plans and backups.</li>
${isFirstUser && html`<li>You become the connection owner.</li>`}</ul>
<form method="post" action="/jetpack.authorize/1/">${hiddenFields}
<p><button class="wp-button" name="decision" value="approve">Approve</button>
<button class="wp-button" name="decision" value="deny">Deny</button></p></form>`,
  );
}

/** Handles the user's decision, and redirects to the site. */
export async function handleDecision(site: Site, c: Context): Promise<Response> {
  const refused = refuseForeignForm(site, c);
  if (refused) return refused;
  const form = await c.req.parseBody();
  const request = readRequest(site, (name) => (typeof form[name] === 'string' ? form[name] : ''));
  if (typeof request === 'string') return invalidRequestPage(site, c, request);
  const { returnUrl, user, clientId } = request;
  returnUrl.searchParams.set('state', String(user.id));
  if (form.decision === 'approve') {
    returnUrl.searchParams.set('code', site.store.grants.issue(clientId, user.id, site.clock.now()));
  } else returnUrl.searchParams.set('error', 'access_denied');
  return c.redirect(returnUrl.href);
}
