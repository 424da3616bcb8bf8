import type { Context } from 'hono';
import { type Site, siteTitle } from '../context/site';
import { html } from '../html/html';
import type { User } from '../store/users';
import { scopeSignature } from './authorize';
import { backLink, foreignForm, page } from './provider-page';

interface Request {
  readonly clientId: number;
  readonly user: User;
  readonly back: URL;
  readonly fields: Readonly<Record<string, string>>;
}

const names = ['client_id', 'redirect_uri', 'state', 'secret'] as const;

/** Checks a request for access: site, user, signature of the site, and a return address on the site. */
function readRequest(site: Site, value: (name: string) => string): Request | string {
  const clientId = Number(value('client_id'));
  if (!clientId || site.store.connection.registration()?.blogId !== clientId) return 'This site is not registered.';
  const user = site.store.users.byId(Number(value('state')));
  if (!user || value('secret') !== scopeSignature(site, user)) return 'This site did not send the request.';
  const address = value('redirect_uri');
  const back = URL.canParse(address) ? new URL(address) : undefined;
  if (back?.origin !== site.urls.site || back.pathname !== '/wp-admin/admin.php') {
    return 'The return address is not on the site that sent the request.';
  }
  return { clientId, user, back, fields: Object.fromEntries(names.map((name) => [name, value(name)])) };
}

function invalidRequest(site: Site, c: Context, why: string): Response {
  return page(
    site,
    c,
    400,
    'Invalid request',
    html`<h1>Invalid request</h1><p>${why}</p>
${backLink(site)}`,
  );
}

/** Returns the page for an account that has access already. */
function alreadyDone(site: Site, c: Context, { user, back }: Request): Response {
  back.searchParams.set('state', String(user.id));
  return page(
    site,
    c,
    200,
    'Already connected',
    html`<h1>Already connected</h1>
<p><strong>${new URL(site.urls.site).host}</strong> already has access to the account <strong>provider_${user.login}</strong>.</p>
<p class="actions"><a class="button button--primary" href="${back.href}">Continue</a></p>`,
  );
}

/** Asks the user to approve the access. */
export function ask(site: Site, c: Context): Response {
  const request = readRequest(site, (name) => c.req.query(name) ?? '');
  if (typeof request === 'string') return invalidRequest(site, c, request);
  const hidden = Object.entries(request.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  if (site.store.connection.accountOf(request.user.id) !== null) return alreadyDone(site, c, request);
  const first = site.store.connection.registration()?.ownerId === null;
  return page(
    site,
    c,
    200,
    `Connect ${siteTitle}`,
    html`<h1>Connect ${siteTitle}</h1>
<p><strong>${new URL(site.urls.site).host}</strong> wants to access the account <strong>provider_${request.user.login}</strong>.</p>
<ul><li>It can use your name and email address.</li>
<li>It can read your stats, plans and backups.</li>
${first && html`<li>You become the connection owner.</li>`}</ul>
<form method="post" action="/jetpack.authorize/1/">${hidden}
<p class="actions"><button class="button button--primary" name="decision" value="approve">Approve</button>
<button class="button" name="decision" value="deny">Deny</button></p></form>`,
  );
}

/** Handles the decision and redirects to the site. */
export async function decide(site: Site, c: Context): Promise<Response> {
  const refused = foreignForm(site, c);
  if (refused) return refused;
  const form = await c.req.parseBody();
  const request = readRequest(site, (name) => (typeof form[name] === 'string' ? form[name] : ''));
  if (typeof request === 'string') return invalidRequest(site, c, request);
  const { back, user, clientId } = request;
  back.searchParams.set('state', String(user.id));
  if (form.decision === 'approve') {
    back.searchParams.set('code', site.store.grants.issue(clientId, user.id, site.clock.now()));
  } else back.searchParams.set('error', 'access_denied');
  return c.redirect(back.href);
}
