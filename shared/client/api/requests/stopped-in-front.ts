import type { Failure } from '../../../contracts/areas/failure';
import { apiSettings } from '../api-settings';
import { callUrl } from './call';

/**
 * Returns whether something in front of the site, such as a sign-in service or a CDN, answers instead of WordPress. The browser hides a
 * redirect to another origin from the failed request, so the address is requested again. A page at one address can come from a
 * plugin; the index of the REST API is always JSON.
 */
export async function isStoppedInFront({ code, url = '' }: Failure): Promise<boolean> {
  const found = await head(code === 'rest-network' ? callUrl(url) : url);
  return found === 'stopped' || (found === 'page' && (await head(apiSettings.root)) !== 'rest');
}

/** Statuses of sign-in pages: of a site, a proxy, or a network. */
const signInStatuses: ReadonlySet<number> = new Set([401, 407, 511]);

/** Requests an address without its body. Returns `rest` for any answer that can come from the REST API, and without an answer. */
async function head(url: string): Promise<'stopped' | 'page' | 'rest'> {
  const answer = await fetch(url, {
    method: 'HEAD',
    headers: { 'X-WP-Nonce': apiSettings.nonce },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!answer) return 'rest';
  const { type, status, headers } = answer;
  if (type === 'opaqueredirect' || headers.has('cf-mitigated') || headers.has('x-amzn-waf-action')) return 'stopped';
  const isPage = status === 200 && !headers.get('content-type')?.includes('json');
  return isPage || signInStatuses.has(status) ? 'page' : 'rest';
}
