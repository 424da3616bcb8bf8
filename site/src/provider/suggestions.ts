import type { Site } from '../context/site';

/** Returns a suggested product. */
const suggestion = (site: Site, slug: string, title: string, monthlyCost: number, features: readonly string[]) => ({
  slug,
  title,
  description: `${title} for ${new URL(site.urls.site).host}.`,
  features,
  cost: monthlyCost,
  billing_timeframe: 'billed yearly',
  cost_timeframe: 'per month',
  currency_code: 'USD',
  cta_text: `Get ${title}`,
  cta_link: `${site.urls.provider}/checkout/${new URL(site.urls.site).host}/${slug}`,
  disclaimer: { text: '14-day money-back guarantee.', link: '', link_text: '', default_text: '' },
});

/** Returns the products that the provider suggests to a site on the free plan. The upsell of the recommendations is the first one. */
export const suggestions = (site: Site) => [
  suggestion(site, 'jetpack_security_t1_yearly', 'Security', 19.95, ['Cloud backups', 'Malware scan', 'No spam']),
  suggestion(site, 'jetpack_backup_t1_yearly', 'Backup', 9.95, [
    'Cloud backups',
    '10GB of storage',
    'Restore in one click',
  ]),
];
