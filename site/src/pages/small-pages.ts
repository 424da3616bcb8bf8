import type { Context } from 'hono';
import { createNonce } from '../auth/nonces';
import { contentPolicy, pageHeaders } from '../context/headers';
import { identify, type LoggedIn } from '../context/identify';
import { dashboardPath, type Site, setPath, siteTitle } from '../context/site';
import { documentOf } from '../html/document';
import { html } from '../html/html';
import { adminPage } from './admin-page';

const css = '/wp-admin/css/admin.css';

/** Returns the page that WordPress shows to users without permission, with status 403. */
export function forbidden(site: Site, c: Context): Response {
  const body = html`<main class="wp-die"><p>Sorry, you are not allowed to access this page.</p></main>`;
  const page = documentOf({ title: 'WordPress › Error', css, body });
  return c.body(page, 403, pageHeaders(contentPolicy(site.urls.provider)));
}

/** Titles of admin pages, by `page` in the address. */
const titles: Readonly<Record<string, string>> = {
  'my-jetpack': 'My Jetpack',
  stats: 'Stats',
  jetpack_modules: 'Modules',
  'jetpack-debugger': 'Debugging',
  'jetpack-search': 'Search',
  'akismet-key-config': 'Akismet',
};

/** Returns a page in place of an admin page that this site does not have. @param name `page` in the address, or the name of a PHP file */
export function otherAdminPage(site: Site, loggedIn: LoggedIn, c: Context, name: string): Response {
  const title = titles[name] ?? (name.replace(/[^\w .-]/g, ' ').trim() || 'Dashboard');
  const page = adminPage(site, loggedIn, {
    title,
    current: name,
    content: html`<div class="wp-wrap"><h1>${title}</h1>
<p>On a real site, WordPress shows its page “${title}” here. This test site doesn't have that page.</p>
<p><a class="wp-button" href="${dashboardPath}">Back to the dashboard</a></p></div>`,
  });
  return c.body(page, 200, pageHeaders(contentPolicy(site.urls.provider)));
}

/** `GET /`: links to the dashboard, the page with a widget, and the control page. */
export function frontPage(site: Site, c: Context): Response {
  const body = html`<main class="wp-front"><h1>${siteTitle}</h1>
<p>A test site for Flightdeck on this machine.</p>
<ul><li><a href="${dashboardPath}">Open the dashboard</a></li>
<li><a href="/widgets-demo">See a widget on another page</a></li>
<li><a href="/control">Control this site</a></li></ul></main>`;
  return c.body(documentOf({ title: siteTitle, css, body }), 200, pageHeaders(contentPolicy(site.urls.provider)));
}

/** `GET /widgets-demo`: a page with a widget and without the root. Its styles must not change the widget. */
export function widgetsDemo(site: Site, c: Context): Response {
  const loggedIn = identify(site, c);
  const set = `${site.urls.site}${setPath}`;
  const nonce = loggedIn && createNonce(site.store.secret, site.clock.now(), loggedIn.session, 'wp_rest');
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
  const head = loggedIn ? html`<script type="module" src="${set}embed/1/embed.js"></script>` : undefined;
  const page = documentOf({ title: 'A page with a widget', css: '/wp-admin/css/widgets-demo.css', head, body });
  return c.body(page, 200, pageHeaders(contentPolicy(site.urls.provider)));
}
