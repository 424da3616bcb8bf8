import { useRead } from '@flightdeck/shared/api';
import { moduleRead } from '@flightdeck/shared/calls';
import { initialState } from '@flightdeck/shared/session';
import { siteAddress } from '../seo/site-address';
import { type SitemapAddresses, sitemapAddresses } from './sitemaps-state';

/** Returns the sitemap URLs: the default URLs until those that the module reports have loaded (OQ-089). */
export function useSitemapAddresses(): SitemapAddresses {
  const { data } = useRead(moduleRead('sitemaps'));
  const { rawUrl, adminUrl } = initialState();
  return sitemapAddresses(siteAddress(rawUrl, adminUrl), data?.extra);
}
