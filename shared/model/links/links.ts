import { type Failure, failure } from '../../contracts/areas/failure';
import { type LinkSettings, pageGlobals } from '../../contracts/page/page-globals';
import type { ParamOf, RedirectSource } from './links-table';

/** Name of the hosting service in texts (OQ-G07). */
export const providerName = 'WordPress.com';

/** Hosts that the product may link to, over https only (FACT-LINKS). Subdomains are allowed too. */
const allowedHosts = [
  'jetpack.com',
  'wordpress.com',
  'wordpress.org',
  'automattic.com',
  'akismet.com',
  'vaultpress.com',
  'wp.me',
  'play.google.com',
  'apps.apple.com',
  'search.google.com',
  'www.google.com',
  'twitter.com',
  'woocommerce.com',
  'www.bing.com',
  'pinterest.com',
  'webmaster.yandex.com',
  'business.facebook.com',
  'developers.google.com',
];

const defaults: LinkSettings = { origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: '' };

const settings = (): LinkSettings => pageGlobals().links ?? defaults;

/** Sets the site and the provider of the page. Called once, by the session. */
export function startLinks(linkSettings: LinkSettings): void {
  pageGlobals().links = linkSettings;
}

/** Result of `outward`: the absolute address, or the failure that says why it is refused. */
export type Outward =
  | { readonly allowed: true; readonly href: string }
  | { readonly allowed: false; readonly failure: Failure };

/**
 * Checks an address before the page links to it. This is the only check for addresses from a server (docs/threat-model.md). Allows
 * this site, the allowed hosts over https, and the origins in the page state; refuses everything else, and every address with a user
 * name or password. Never throws.
 * @param url absolute, or relative to `base`
 * @param base address of a page of this site. Default: the address of the page
 */
export function outward(url: string, base: string = location.href): Outward {
  let parsed: URL;
  try {
    parsed = new URL(url, base);
  } catch {
    return refuse(url);
  }
  const { origin, protocol, hostname, username, password } = parsed;
  if (username || password) return refuse(url);
  const isHttp = protocol === 'https:' || protocol === 'http:';
  const isSite = isHttp && origin === new URL(base).origin;
  const isAllowedHost =
    protocol === 'https:' && allowedHosts.some((each) => hostname === each || hostname.endsWith(`.${each}`));
  const isProvider = isHttp && settings().origins.includes(origin);
  return isSite || isAllowedHost || isProvider ? { allowed: true, href: parsed.href } : refuse(url);
}

const refuse = (url: string): Outward => ({
  allowed: false,
  failure: failure('link-refused', `Flightdeck isn't allowed to link to this address: ${url}`, { url }),
});

/** Parameters of a redirect link besides `source` (FACT-SHR-9). They depend on the source. */
export type RedirectParams<Source extends RedirectSource> = Readonly<
  Partial<Record<'site' | 'calypso_env' | ParamOf<Source>, string>>
>;

/**
 * Returns the address of the provider's redirect service for a destination, such as
 * `redirect('jetpack-support-protect')`. `site` defaults to this site. Empty parameters are omitted.
 */
export function redirect<Source extends RedirectSource>(source: Source, params?: RedirectParams<Source>): string {
  const { redirect: base, rawUrl } = settings();
  const query = new URLSearchParams({ source });
  const values: Record<string, unknown> = { site: rawUrl, ...params };
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  return `${base}?${query}`;
}
