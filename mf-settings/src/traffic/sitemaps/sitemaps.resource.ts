import { useRead } from '@flightdeck/shared/api';
import { moduleRead } from '@flightdeck/shared/calls/modules';
import { initialState } from '@flightdeck/shared/session';
import { siteAddress } from '../seo/site-address';
import { type SitemapAddresses, sitemapAddresses } from './sitemaps-state';

/** Addresses of the sitemaps, as the module names them as soon as it is heard (OQ-089). */
export function useSitemapAddresses(): SitemapAddresses {
  const { data } = useRead(moduleRead('sitemaps'));
  const { rawUrl, adminUrl } = initialState();
  return sitemapAddresses(siteAddress(rawUrl, adminUrl), data?.extra);
}
