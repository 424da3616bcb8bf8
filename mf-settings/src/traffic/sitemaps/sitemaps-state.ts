/**
 * State of the sitemaps. `off`: the module is off. `listed`: the card lists their URLs. `hidden`, `hidden-and-on`: the site is hidden
 * from search engines, with the module off or on.
 */
export type SitemapsState = 'off' | 'listed' | 'hidden' | 'hidden-and-on';

/**
 * Returns the state of the sitemaps (OQ-089).
 * @param isOn whether the module is on
 * @param isVisible whether search engines can index the site
 */
export function sitemapsState(isOn: boolean, isVisible: boolean): SitemapsState {
  if (isVisible) return isOn ? 'listed' : 'off';
  return isOn ? 'hidden-and-on' : 'hidden';
}

export interface SitemapAddresses {
  readonly sitemap: string;
  readonly news: string;
}

/**
 * Returns the URLs that the module reports, or the default URLs.
 * @param site URL of the site without a trailing slash
 * @param extra `extra` data of the module
 */
export function sitemapAddresses(site: string, extra: unknown): SitemapAddresses {
  const reported = (name: string) => {
    const value: unknown = typeof extra === 'object' && extra !== null ? Reflect.get(extra, name) : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    sitemap: reported('sitemap_url') ?? `${site}/sitemap.xml`,
    news: reported('news_sitemap_url') ?? `${site}/news-sitemap.xml`,
  };
}
