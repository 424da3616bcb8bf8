import { html } from 'hono/html';
import { type Site, setPath } from '../../context/site';
import type { Markup } from '../../html/document';

/** The oldest browsers that the page supports, as in package.json. */
const oldestBrowsers = 'Chrome 123, Edge 123, Firefox 128, Safari 17.5';

/**
 * Returns two messages for a page that does not start. `admin.css` shows the first one after 15 seconds if the page still shows its
 * skeleton; while scripts may still arrive, `page.css` waits longer. Showing it needs no script, because any script could be missing. In a
 * browser that lacks a feature, `root-config/src/main.ts` writes the name of the feature into the second message, which `admin.css` then
 * shows immediately.
 */
export function notStarted({ urls }: Site): Markup {
  const reload = html`<p><a class="wp-button" href="admin.php?page=flightdeck">Reload this page</a></p>`;
  return html`<div id="flightdeck-not-started" role="alert" hidden><div class="wp-wrap"><h1>The dashboard hasn’t started</h1>
<p>Its files didn’t load, or something blocks them. Reload this page. If that doesn’t help, compare the address of this page with the address of the site, ${urls.site}/. If they differ, for example behind a proxy, open the site at its own address. If they are the same, a firewall, a content blocker or a browser extension blocks the files below ${urls.site}${setPath}. If your browser is older than these versions, update it: ${oldestBrowsers}.</p>
${reload}</div><div class="wp-wrap"><h1>Update your browser</h1>
<p>The dashboard needs <code id="flightdeck-missing"></code>, which this browser doesn’t have. Update it to one of these versions or a newer one: ${oldestBrowsers}.</p>
${reload}</div></div>
`;
}
