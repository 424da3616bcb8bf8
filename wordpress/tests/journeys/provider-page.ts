import type { BrowserContext } from '@playwright/test';

/** Where the real Jetpack asks its provider to connect a user. */
export const providerOrigin = 'https://jetpack.wordpress.com';
/** Where the page calls the provider directly. */
export const providerApi = 'https://public-api.wordpress.com';

/**
 * Replaces the provider's page that asks a user to approve the connection. The code that it returns with an approval is the scope
 * of the question, which `states.php` returns with the token.
 */
export function serveProviderPage(context: BrowserContext): Promise<unknown> {
  return context.route(`${providerOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: question(new URL(route.request().url()).searchParams) }),
  );
}

function question(asked: URLSearchParams): string {
  const address = (answer: Readonly<Record<string, string>>): string => {
    const back = new URL(asked.get('redirect_uri') ?? 'about:blank');
    for (const [name, value] of Object.entries({ ...answer, state: asked.get('state') ?? '' }))
      back.searchParams.set(name, value);
    return JSON.stringify(back.href).replaceAll('<', '\\u003c');
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Provider</title>
<h1>Connect Site Example</h1><p>provider_${asked.get('user_login')?.replace(/\W/g, '')}</p>
<button onclick="location.assign(approve)">Approve</button><button onclick="location.assign(deny)">Deny</button>
<script>const approve = ${address({ code: asked.get('scope') ?? '' })}, deny = ${address({ error: 'access_denied' })};</script>`;
}
