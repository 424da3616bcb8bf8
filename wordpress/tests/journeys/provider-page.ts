import type { BrowserContext } from '@playwright/test';

/** Origin of the provider's page on which a user approves the connection. */
export const providerOrigin = 'https://jetpack.wordpress.com';
/** Origin of the provider's API, which the page calls directly. */
export const providerApi = 'https://public-api.wordpress.com';

/** Origins of the provider's other pages, such as the checkout. */
const otherOrigins: readonly string[] = ['https://jetpack.com', 'https://wordpress.com', 'https://cloud.jetpack.com'];

/** Origins of the provider's pages. */
export const providerOrigins: readonly string[] = [providerOrigin, ...otherOrigins];

/**
 * Replaces the provider's pages. On `providerOrigin`, a user approves or denies the connection. An approval returns the requested
 * scope as the code, which `states.php` returns with the token. The other pages have only a heading.
 */
export async function serveProviderPages(context: BrowserContext): Promise<void> {
  await context.route(`${providerOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: approvalPage(new URL(route.request().url()).searchParams) }),
  );
  for (const origin of otherOrigins)
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Provider</title><h1>Provider</h1>' }),
    );
}

/** Returns the page with the buttons Approve and Deny. @param params of the request by Jetpack */
function approvalPage(params: URLSearchParams): string {
  const returnAddress = (result: Readonly<Record<string, string>>): string => {
    const returnUrl = new URL(params.get('redirect_uri') ?? 'about:blank');
    for (const [name, value] of Object.entries({ ...result, state: params.get('state') ?? '' }))
      returnUrl.searchParams.set(name, value);
    return JSON.stringify(returnUrl.href).replaceAll('<', '\\u003c');
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Provider</title>
<h1>Connect Site Example</h1><p>provider_${params.get('user_login')?.replace(/\W/g, '')}</p>
<button onclick="location.assign(approve)">Approve</button><button onclick="location.assign(deny)">Deny</button>
<script>const approve = ${returnAddress({ code: params.get('scope') ?? '' })}, deny = ${returnAddress({ error: 'access_denied' })};</script>`;
}
