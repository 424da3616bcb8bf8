import type { BrowserContext } from '@playwright/test';

/** Address at which the real Jetpack asks its provider to connect a user. */
export const providerOrigin = 'https://jetpack.wordpress.com';
/** Addresses at which the page calls the provider directly. */
export const providerApi = 'https://public-api.wordpress.com';

/** Targets of links that are not about the connection, such as the checkout. */
const others: readonly string[] = ['https://jetpack.com', 'https://wordpress.com', 'https://cloud.jetpack.com'];

/** Origins of the provider's pages. */
export const providerOrigins: readonly string[] = [providerOrigin, ...others];

/**
 * Replaces the provider's pages. One asks a user to approve the connection; the code that it returns with an approval is the scope
 * of the question, which `states.php` returns with the token. The others are empty.
 */
export async function serveProviderPages(context: BrowserContext): Promise<void> {
  await context.route(`${providerOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: question(new URL(route.request().url()).searchParams) }),
  );
  for (const origin of others)
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Provider</title><h1>Provider</h1>' }),
    );
}

function question(params: URLSearchParams): string {
  const address = (answer: Readonly<Record<string, string>>): string => {
    const back = new URL(params.get('redirect_uri') ?? 'about:blank');
    for (const [name, value] of Object.entries({ ...answer, state: params.get('state') ?? '' }))
      back.searchParams.set(name, value);
    return JSON.stringify(back.href).replaceAll('<', '\\u003c');
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Provider</title>
<h1>Connect Site Example</h1><p>provider_${params.get('user_login')?.replace(/\W/g, '')}</p>
<button onclick="location.assign(approve)">Approve</button><button onclick="location.assign(deny)">Deny</button>
<script>const approve = ${address({ code: params.get('scope') ?? '' })}, deny = ${address({ error: 'access_denied' })};</script>`;
}
