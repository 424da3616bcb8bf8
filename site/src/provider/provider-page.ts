import type { Context, MiddlewareHandler } from 'hono';
import { documentOf } from '../pages/document';
import { html, type Markup } from '../pages/html';
import { identify } from '../server/identify';
import { dashboardPath, type Site, siteTitle } from '../server/site';

/** Address of the provider's style sheet. */
export const css = '/provider.css';

/** Its own policy. `form-action` names the site, because the answer to the form leads there. */
export const headers = (site: Site) => ({
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${site.urls.site}; ` +
    "base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

/** A page of the provider. It says that it stands in for one. */
export function page(site: Site, c: Context, status: 200 | 400 | 403 | 404, title: string, content: Markup): Response {
  const body = html`<main class="card"><p class="badge">Stands in for the hosted service</p>${content}</main>
<footer class="foot">On a real site, this page is on WordPress.com. Nothing leaves this machine.</footer>`;
  return c.body(documentOf({ title, css, body }), status, headers(site));
}

/** The way back to the site. */
export const backLink = (site: Site, isMain = false) =>
  html`<p><a class="button${isMain && html` button--primary`}" href="${site.urls.site}${dashboardPath}">Back to ${siteTitle}</a></p>`;

/** Only a form of ours may press a button: what another site sends is refused. */
export function foreignForm(site: Site, c: Context): Response | undefined {
  if (c.req.header('Origin') === site.urls.provider || c.req.header('Sec-Fetch-Site') === 'same-origin')
    return undefined;
  return page(site, c, 403, 'Refused', html`<h1>Refused</h1><p>This form was sent from another site.</p>`);
}

/**
 * Lets only administrators of the site through where other machines can reach it. On loopback the browser takes the provider
 * for another site and sends no cookie; there everybody who can ask is on this machine.
 */
export function administratorsOnly(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (site.loopback || identify(site, c)?.user.role === 'administrator') return next();
    const content = html`<h1>Log in first</h1><p>Log in to the site as an administrator, then open this page again.</p>
${backLink(site)}`;
    return page(site, c, 403, 'Log in first', content);
  };
}
