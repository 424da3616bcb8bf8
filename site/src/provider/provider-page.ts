import type { Context } from 'hono';
import { html } from 'hono/html';
import { pageHeaders } from '../context/headers';
import { dashboardPath, hostOf, type Site, siteTitle } from '../context/site';
import { documentOf, type Markup } from '../html/document';

/** Path of the style sheet, which is that of the site. */
export const css = '/admin.css';

/** Returns the headers of a page. `form-action` allows the site, because responses to forms redirect there. */
export const headers = (site: Site): Record<string, string> => ({
  ...pageHeaders(
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${site.urls.site}; ` +
      "base-uri 'none'; frame-ancestors 'none'",
  ),
  'Referrer-Policy': 'same-origin',
});

/** Returns a page of the simulated provider, with its title as heading and a link to the dashboard of the site. */
export function page(site: Site, c: Context, title: string, content: Markup, status: 200 | 400 | 404 = 200): Response {
  const body = html`<main class="wp-front"><p class="wp-muted">Simulates the hosted service</p><h1>${title}</h1>
${content}
<p><a class="wp-button" href="${site.urls.site}${dashboardPath}">Back to ${siteTitle}</a></p></main>
<footer class="wp-front wp-muted">On a real site, this page is on WordPress.com. Nothing leaves this machine.</footer>`;
  return c.body(documentOf({ title, css, body }), status, headers(site));
}

/** Sources of the links that open the plans. */
const planSources = ['jetpack-plans', 'jetpack-nav-site-only-plans'];

/** Redirects links of the redirect service to the checkout and the plans. Returns a page in place of all other pages of the service. */
export function hostedPage(site: Site, c: Context): Response {
  const { source = '', path: product = '', url, query } = c.req.query();
  const host = hostOf(site);
  if (source.endsWith('-checkout') && /^[a-z0-9_]+$/.test(product)) {
    return c.redirect(`/checkout/${host}/${product}?${new URLSearchParams(query)}`);
  }
  if (planSources.includes(source)) {
    const planQuery = new URLSearchParams(query).toString();
    return c.redirect(`/plans/${host}${planQuery && `?${planQuery}`}`);
  }
  const content = html`<p>On a real site, the hosted service shows the page <code>${source || url || c.req.path}</code> here.</p>
<p><a href="/plans/${host}">See plans and products</a></p>`;
  return page(site, c, 'A page of the hosted service', content);
}
