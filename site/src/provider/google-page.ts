import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Site } from '../context/site';
import { documentOf } from '../html/document';
import { css, headers, page } from './provider-page';

/** Path of the provider's page that connects a Google account. */
export const googlePath = '/connect-google';

/** Returns the page on which the user allows access to the account. */
export const googleApprovalPage = (site: Site, c: Context): Response =>
  page(
    site,
    c,
    'Connect Google',
    html`<p>Allow the service to check with Google that you own this site.</p>
<form method="post" action="${googlePath}"><p><button class="wp-button">Allow</button></p></form>`,
  );

/** Sends the ID of the new connection to the page that opened the window, and closes the window. */
export function connectGoogle(site: Site, c: Context): Response {
  const script = `opener?.postMessage({ keyring_id: 123 }, ${JSON.stringify(site.urls.site)}); close();`;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `${headers(site)['Content-Security-Policy']}; script-src 'sha256-${hash}'`;
  const body = html`<main class="wp-front"><h1>Connected</h1></main><script>${raw(script)}</script>`;
  return c.body(documentOf({ title: 'Connected', css, body }), 200, {
    ...headers(site),
    'Content-Security-Policy': policy,
  });
}
