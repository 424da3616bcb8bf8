import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { documentOf } from '../pages/document';
import { html, type Markup } from '../pages/html';
import { scopeSignature } from '../rest/authorize';
import { dashboardPath, type Site, siteTitle } from '../server/site';
import type { User } from '../store/users';

const css = '/provider.css';

/** Its own policy. `form-action` names the site, because the answer to the form leads there. */
const headers = (site: Site) => ({
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${site.urls.site}; ` +
    "base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

function page(site: Site, c: Context, status: 200 | 400 | 403 | 404, title: string, content: Markup): Response {
  const body = html`<main class="card"><p class="badge">Stands in for the hosted service</p>${content}</main>
<p class="foot">Nothing leaves this machine. A real site would be at WordPress.com here.</p>`;
  return c.body(documentOf({ title, css, body }), status, headers(site));
}

interface Request {
  readonly clientId: number;
  readonly user: User;
  readonly back: URL;
  readonly fields: Readonly<Record<string, string>>;
}

const names = ['client_id', 'redirect_uri', 'state', 'secret'] as const;

/** Checks a request for access: our site, a user of it, signed by it, and a way back that leads there. */
function readRequest(site: Site, value: (name: string) => string): Request | string {
  const clientId = Number(value('client_id'));
  if (!clientId || site.store.connection.registration()?.blogId !== clientId) return 'This site is not registered.';
  const user = site.store.users.byId(Number(value('state')));
  if (!user || value('secret') !== scopeSignature(site, user)) return 'The request was not made by this site.';
  const address = value('redirect_uri');
  const back = URL.canParse(address) ? new URL(address) : undefined;
  if (back?.origin !== site.urls.site || back.pathname !== '/wp-admin/admin.php') {
    return 'The way back does not lead to the site that asks.';
  }
  return { clientId, user, back, fields: Object.fromEntries(names.map((name) => [name, value(name)])) };
}

function bad(site: Site, c: Context, why: string): Response {
  return page(
    site,
    c,
    400,
    'This request cannot be used',
    html`<h1>This request cannot be used</h1><p>${why}</p>
<p><a class="button" href="${site.urls.site}${dashboardPath}">Back to ${siteTitle}</a></p>`,
  );
}

function ask(site: Site, c: Context): Response {
  const request = readRequest(site, (name) => c.req.query(name) ?? '');
  if (typeof request === 'string') return bad(site, c, request);
  const hidden = Object.entries(request.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const first = site.store.connection.registration()?.ownerId === null;
  return page(
    site,
    c,
    200,
    `Connect ${siteTitle}`,
    html`<h1>Connect ${siteTitle}</h1>
<p><strong>${new URL(site.urls.site).host}</strong> asks for access to the account <strong>provider_${request.user.login}</strong>.</p>
<ul><li>It may use the account's name and email address.</li>
<li>It may ask for statistics, plans and backups in its name.</li>
${first && html`<li>This account becomes the owner of the connection.</li>`}</ul>
<form method="post" action="/jetpack.authorize/1/">${hidden}
<p class="actions"><button class="button button--primary" name="decision" value="approve">Approve</button>
<button class="button" name="decision" value="deny">Deny</button></p></form>`,
  );
}

async function decide(site: Site, c: Context): Promise<Response> {
  // Only our own form may press these buttons.
  if (c.req.header('Origin') !== site.urls.provider && c.req.header('Sec-Fetch-Site') !== 'same-origin') {
    return page(site, c, 403, 'Refused', html`<h1>Refused</h1><p>This form was sent from another site.</p>`);
  }
  const form = await c.req.parseBody();
  const request = readRequest(site, (name) => (typeof form[name] === 'string' ? form[name] : ''));
  if (typeof request === 'string') return bad(site, c, request);
  const { back, user, clientId } = request;
  back.searchParams.set('state', String(user.id));
  if (form.decision === 'approve') {
    back.searchParams.set('code', site.store.grants.issue(clientId, user.id, site.clock.now()));
  } else back.searchParams.set('error', 'access_denied');
  return c.redirect(back.href);
}

function redirectService(site: Site, c: Context): Response {
  const source = c.req.query('source');
  const address = c.req.query('url');
  return page(
    site,
    c,
    200,
    'A page of the hosted service',
    html`<h1>A page of the hosted service</h1>
<p>${
      source
        ? html`The link <code>${source}</code> leads to a page of the hosted service or its documentation.`
        : html`The link leads to <code>${address ?? 'a page that was not named'}</code>.`
    }</p>
<p>Here it ends on this page instead.</p>
<p><a class="button button--primary" href="${site.urls.site}${dashboardPath}">Back to ${siteTitle}</a></p>`,
  );
}

/** The hosted provider: in the same process, on an origin of its own. */
export function providerApp(site: Site): Hono {
  const app = new Hono();
  app.get('/jetpack.authorize/1/', (c) => ask(site, c));
  app.post('/jetpack.authorize/1/', (c) => decide(site, c));
  app.get('/redirect/', (c) => redirectService(site, c));
  app.get('/redirect', (c) => redirectService(site, c));
  app.get(css, async (c) =>
    c.body(await readFile(join(site.assetsDir, 'provider.css'), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  app.get('/', (c) => redirectService(site, c));
  app.notFound((c) =>
    page(
      site,
      c,
      404,
      'Not here',
      html`<h1>Not here</h1><p>The stand-in for the hosted service has no such page.</p>
<p><a class="button" href="${site.urls.site}${dashboardPath}">Back to ${siteTitle}</a></p>`,
    ),
  );
  return app;
}
