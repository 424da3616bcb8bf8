import type { Context } from 'hono';
import { contentPolicy, pageHeaders } from '../context/headers';
import { type Site, siteTitle } from '../context/site';
import { documentOf } from '../html/document';
import { html } from '../html/html';

/** Returns the page of the site's only post. */
export function postPage(site: Site, c: Context): Response {
  const body = html`<main class="wp-front"><h1>Hello world!</h1>
<p>This is the only post of ${siteTitle}. The dashboard links to it.</p><p><a href="/">Back</a></p></main>`;
  const page = documentOf({ title: 'Hello world!', css: '/wp-admin/css/admin.css', body });
  return c.body(page, 200, pageHeaders(contentPolicy(site.urls.provider)));
}

/** Returns the sitemap; status 404 while its module is off. */
export function sitemap(site: Site, c: Context): Response {
  if (!site.store.modules.all().has('sitemaps')) return c.text('Not found.', 404);
  const addresses = ['/', '/hello-world/'].map((path) => html`<url><loc>${site.urls.site}${path}</loc></url>`);
  const xml = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>`;
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${xml.text}\n`, 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'X-Content-Type-Options': 'nosniff',
  });
}
