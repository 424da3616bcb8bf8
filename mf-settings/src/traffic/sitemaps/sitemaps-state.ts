/** What the text of the card says. */
export type SitemapsState = 'off' | 'listed' | 'hidden' | 'hidden-and-on';

/** The addresses show only while the module is on and search engines may come (OQ-089). */
export function sitemapsState(isOn: boolean, isVisible: boolean): SitemapsState {
  if (isVisible) return isOn ? 'listed' : 'off';
  return isOn ? 'hidden-and-on' : 'hidden';
}

export interface SitemapAddresses {
  readonly sitemap: string;
  readonly news: string;
}

/** Addresses as the module names them; until it does, where they stand on every site. @param site address without slash at its end */
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
