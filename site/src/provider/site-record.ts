import { hostVersion, pluginVersion, type Site, siteTitle } from '../server/site';

/** Prices per year of what the provider sells; ours, in the shape the plugin passes on. */
const prices: readonly (readonly [id: number, slug: string, name: string, short: string, price: number])[] = [
  [2002, 'jetpack_free', 'Jetpack Free', 'Free', 0],
  [2005, 'jetpack_personal', 'Jetpack Personal', 'Personal', 39],
  [2000, 'jetpack_premium', 'Jetpack Premium', 'Premium', 99],
  [2001, 'jetpack_business', 'Jetpack Professional', 'Professional', 299],
  [2016, 'jetpack_security_t1_yearly', 'Jetpack Security', 'Security', 239.4],
  [2019, 'jetpack_security_t2_yearly', 'Jetpack Security (1TB)', 'Security (1TB)', 599.4],
  [2014, 'jetpack_complete', 'Jetpack Complete', 'Complete', 599.4],
];

/** `GET plans`. */
export const planList = prices.map(([id, slug, name, short, price]) => ({
  product_id: id,
  product_slug: slug,
  product_name: name,
  product_name_short: short,
  bill_period: price ? 365 : -1,
  bill_period_label: price ? 'per year' : 'for life',
  raw_price: price,
  formatted_price: `$${price}`,
  price: `$${price}`,
  currency_code: 'USD',
  cost: price,
  capability: 'manage_options',
  features: ['free-blog', 'support'],
}));

const free = [
  ...['monitor', 'stats', 'social-previews', 'shortlinks', 'sharing', 'whatsapp-button', 'opentable', 'calendly'],
  ...['google-my-business', 'social-shares-1000', 'videopress-1-video', 'send-a-message', 'core/video', 'core/audio'],
];
const security = [
  'jetpack_security_t1_yearly',
  'jetpack_security_t1_monthly',
  'jetpack_security_t2_yearly',
  'jetpack_complete',
];

/** Features of the free plan, the only one so far, and for the others the products that would bring them. */
export function siteFeatures() {
  return {
    active: free,
    available: {
      backups: [...security, 'jetpack_backup_t1_yearly'],
      scan: [...security, 'jetpack_scan'],
      antispam: [...security, 'jetpack_anti_spam'],
      'security-scanning-jetpack': security,
      'google-analytics': security,
      wordads: security,
      'instant-search': ['jetpack_search', 'jetpack_complete'],
      search: ['jetpack_search', 'jetpack_complete'],
      videopress: ['jetpack_videopress', 'jetpack_complete'],
      'videopress-unlimited-storage': ['jetpack_videopress'],
      priority_support: security,
      'cloud-critical-css': ['jetpack_complete'],
    },
  };
}

/** `GET site`: the provider's record of the site. */
export function siteRecord(site: Site, plan: string) {
  const [id, slug, name, short] = prices.find(([, known]) => known === plan) ?? [
    2002,
    'jetpack_free',
    'Jetpack Free',
    'Free',
  ];
  const blogId = site.store.connection.registration()?.blogId ?? 0;
  return {
    ID: blogId,
    name: siteTitle,
    description: '',
    URL: site.urls.site,
    jetpack: true,
    jetpack_connection: true,
    is_multisite: false,
    is_private: false,
    launch_status: false,
    lang: 'en_US',
    visible: true,
    icon: null,
    logo: { id: 0, sizes: [], url: '' },
    capabilities: { edit_pages: true, manage_options: true },
    options: {
      timezone: '',
      gmt_offset: 0,
      blog_public: 1,
      admin_url: `${site.urls.site}/wp-admin/`,
      jetpack_version: pluginVersion,
      software_version: hostVersion,
      created_at: '2023-01-01T00:00:00+00:00',
      is_wpcom_store: false,
      videopress_enabled: false,
      videopress_storage_used: 0,
      woocommerce_is_active: false,
      is_automated_transfer: false,
      active_modules: [],
      max_upload_size: false,
    },
    plan: {
      product_id: id,
      product_slug: slug,
      product_name: name,
      product_name_short: short,
      expired: false,
      billing_period: slug === 'jetpack_free' ? '' : 'Yearly',
      user_is_owner: true,
      is_free: slug === 'jetpack_free',
      license_key: null,
      features: siteFeatures(),
    },
    products: [],
    zendesk_site_meta: [],
    meta: { links: { self: `${site.urls.provider}/rest/v1.1/sites/${blogId}` } },
  };
}
