import type { Context } from 'hono';
import { html } from 'hono/html';
import { createNonce } from '../auth/nonces';
import { sendPage } from '../context/headers';
import { identify } from '../context/identify';
import { dashboardPath, type Site, setPath, siteTitle } from '../context/site';
import { documentOf, type Markup } from '../html/document';

/** Returns a page without the toolbar and menu of an administration page. */
export function publicPage(site: Site, c: Context, title: string, content: Markup, status: 200 | 403 = 200): Response {
  const page = documentOf({
    title,
    css: '/wp-admin/css/admin.css',
    body: html`<main class="wp-front">${content}</main>`,
  });
  return sendPage(site, c, page, status);
}

/** Returns the page that WordPress shows to users without permission. */
export const forbidden = (site: Site, c: Context): Response =>
  publicPage(site, c, 'WordPress › Error', html`<p>Sorry, you are not allowed to access this page.</p>`, 403);

/** Returns the page of the site's public addresses. It links to the dashboard, the page with a widget, and the control page. */
export const frontPage = (site: Site, c: Context): Response =>
  publicPage(
    site,
    c,
    siteTitle,
    html`<h1>${siteTitle}</h1>
<p>A test site for Flightdeck on this machine.</p>
<ul><li><a href="${dashboardPath}">Open the dashboard</a></li>
<li><a href="/widgets-demo">See a widget on another page</a></li>
<li><a href="/control">Control this site</a></li></ul>`,
  );

/** `GET /widgets-demo`: a page with a widget and without the root. Its styles must not change the widget. */
export function widgetsDemo(site: Site, c: Context): Response {
  const loggedIn = identify(site, c);
  const nonce = loggedIn && createNonce(site, loggedIn.session, 'wp_rest');
  const body = html`<main><h1>A page with its own styles</h1>
<p>This page has its own loud styles for buttons, headings and links. The widget below must look the same as on any other page.</p>
<p><button type="button">A button of the page</button></p>
<h2>A section of the page</h2>
${
  loggedIn
    ? html`<flightdeck-widget name="connection" root="${site.urls.site}/wp-json/" nonce="${nonce}"></flightdeck-widget>`
    : html`<p><a href="/wp-login.php?redirect_to=%2Fwidgets-demo">Log in to see the widget</a></p>`
}
<p>Text after the widget.</p></main>`;
  const head = loggedIn
    ? html`<script type="module" src="${site.urls.site}${setPath}embed/1/embed.js"></script>`
    : undefined;
  const page = documentOf({ title: 'A page with a widget', css: '/wp-admin/css/widgets-demo.css', head, body });
  return sendPage(site, c, page);
}
