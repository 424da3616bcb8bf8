import { useRead } from '@flightdeck/shared/api';
import { moduleRead } from '@flightdeck/shared/calls';
import { initialState } from '@flightdeck/shared/session';
import { siteAddress } from '../seo/site-address';
import { type SitemapAddresses, sitemapAddresses } from './sitemaps-state';

/** Returns the sitemap URLs that the module reports; the default URLs until they have loaded (OQ-089). */
export function useSitemapAddresses(): SitemapAddresses {
  const { data } = useRead(moduleRead('sitemaps'));
  const { rawUrl, adminUrl } = initialState();
  return sitemapAddresses(siteAddress(rawUrl, adminUrl), data?.extra);
}
