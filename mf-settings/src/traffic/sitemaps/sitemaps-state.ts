/** State of the sitemaps: off, listed with URLs, or hidden from search engines. */
export type SitemapsState = 'off' | 'listed' | 'hidden' | 'hidden-and-on';

/** Returns `listed` only while the module is on and search engines can index the site (OQ-089). */
export function sitemapsState(isOn: boolean, isVisible: boolean): SitemapsState {
  if (isVisible) return isOn ? 'listed' : 'off';
  return isOn ? 'hidden-and-on' : 'hidden';
}

export interface SitemapAddresses {
  readonly sitemap: string;
  readonly news: string;
}

/** Returns the URLs that the module names, or the default URLs. @param site URL without a trailing slash */
export function sitemapAddresses(site: string, extra: unknown): SitemapAddresses {
  const named = (name: string) => {
    const value: unknown = typeof extra === 'object' && extra !== null ? Reflect.get(extra, name) : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    sitemap: named('sitemap_url') ?? `${site}/sitemap.xml`,
    news: named('news_sitemap_url') ?? `${site}/news-sitemap.xml`,
  };
}
