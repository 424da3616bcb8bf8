import type { Context } from 'hono';
import { dashboardPath, type Site, siteTitle } from '../context/site';
import { documentOf } from '../html/document';
import { html, type Markup } from '../html/html';

/** Path of the style sheet, which is that of the site. */
export const css = '/admin.css';

/** Returns the headers of a page. `form-action` allows the site, because responses to forms redirect there. */
export const headers = (site: Site) => ({
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${site.urls.site}; ` +
    "base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

/** Returns a page of the simulated provider, with a note that it simulates the hosted service. */
export function page(site: Site, c: Context, status: 200 | 400 | 403 | 404, title: string, content: Markup): Response {
  const body = html`<main class="wp-front"><p class="wp-muted">Simulates the hosted service</p>${content}</main>
<footer class="wp-front wp-muted">On a real site, this page is on WordPress.com. Nothing leaves this machine.</footer>`;
  return c.body(documentOf({ title, css, body }), status, headers(site));
}

/** Returns a link to the dashboard of the site. */
export const backLink = (site: Site) =>
  html`<p><a class="wp-button" href="${site.urls.site}${dashboardPath}">Back to ${siteTitle}</a></p>`;

/** Returns the refusal of a form on another site; undefined for a form of the provider. */
export function refuseForeignForm(site: Site, c: Context): Response | undefined {
  if (c.req.header('Origin') === site.urls.provider || c.req.header('Sec-Fetch-Site') === 'same-origin')
    return undefined;
  return page(site, c, 403, 'Refused', html`<h1>Refused</h1><p>This form was sent from another site.</p>`);
}
