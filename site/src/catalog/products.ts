/** A plan or product of the provider. */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Short name, without the brand. */
  readonly short: string;
  /** Invented price in dollars per year. */
  readonly price: number;
  /** Whether buying it replaces the site's plan; other products are added to those of the site. */
  readonly isPlan: boolean;
  readonly features: readonly string[];
}

/* Lists of features that several plans and products include. */
const backup = ['backups', 'backups-daily', 'real-time-backups', 'vaultpress-backups', 'rewind', 'activity-log'];
const scan = ['scan', 'security-scanning-jetpack'];
const antiSpam = ['akismet', 'antispam', 'akismet-jetpack'];
const search = ['search', 'instant-search'];
const video = ['videopress', 'videopress-unlimited-storage'];
const monetization = [
  'google-analytics',
  'google-analytics-v3',
  'wordads',
  'wordads-jetpack',
  'donations',
  'simple-payments',
];
const personal = ['support', ...antiSpam, 'vaultpress-backups', 'vaultpress-automated-restores'];
const premium = [...personal, ...monetization, 'vaultpress-security-scanning', 'videopress', 'republicize'];
const security = [
  'support',
  'priority_support',
  ...antiSpam,
  ...backup,
  'vaultpress-automated-restores',
  'vaultpress-storage-space',
  ...scan,
  'polldaddy',
  'republicize',
  ...monetization,
  'recurring-payments',
  'premium-content/container',
  'social-image-generator',
];

/** A row of the tables below; the price is in dollars per year. */
type Row = readonly [id: number, slug: string, name: string, short: string, price: number, features: readonly string[]];

const plans: readonly Row[] = [
  [2002, 'jetpack_free', 'Jetpack Free', 'Free', 0, []],
  [2005, 'jetpack_personal', 'Jetpack Personal', 'Personal', 39, personal],
  [2000, 'jetpack_premium', 'Jetpack Premium', 'Premium', 99, premium],
  [2001, 'jetpack_business', 'Jetpack Professional', 'Professional', 299, [...premium, ...search, ...video]],
  [2016, 'jetpack_security_t1_yearly', 'Jetpack Security', 'Security', 239.4, security],
  [2019, 'jetpack_security_t2_yearly', 'Jetpack Security (1TB)', 'Security (1TB)', 599.4, security],
  [
    2014,
    'jetpack_complete',
    'Jetpack Complete',
    'Complete',
    599.4,
    [...security, ...search, ...video, 'cloud-critical-css'],
  ],
];

const singleProducts: readonly Row[] = [
  [2100, 'jetpack_backup_daily', 'Jetpack Backup Daily', 'Backup', 119.4, backup],
  [2115, 'jetpack_backup_t0_yearly', 'VaultPress Backup (1GB)', 'Backup (1GB)', 59.4, backup],
  [2112, 'jetpack_backup_t1_yearly', 'VaultPress Backup (10GB)', 'Backup', 119.4, backup],
  [2114, 'jetpack_backup_t2_yearly', 'VaultPress Backup (1TB)', 'Backup (1TB)', 359.4, backup],
  [2106, 'jetpack_scan', 'Jetpack Scan Daily', 'Scan', 119.4, scan],
  [2110, 'jetpack_anti_spam', 'Jetpack Akismet Anti-spam', 'Anti-spam', 119.4, antiSpam],
  [2104, 'jetpack_search', 'Jetpack Site Search', 'Search', 99, search],
  [2116, 'jetpack_videopress', 'Jetpack VideoPress', 'VideoPress', 119.4, video],
  [2503, 'jetpack_social_basic_yearly', 'Jetpack Social', 'Social', 119.4, ['social-shares-1000', 'republicize']],
];

const asProduct =
  (isPlan: boolean) =>
  ([id, slug, name, short, price, features]: Row): Product => ({ id, slug, name, short, price, isPlan, features });

/** All plans and products. */
export const products: readonly Product[] = [...plans.map(asProduct(true)), ...singleProducts.map(asProduct(false))];

/** All plans and products, by slug. */
export const productsBySlug: ReadonlyMap<string, Product> = new Map(products.map((product) => [product.slug, product]));

/** Features of every connected site, even without a paid plan. */
export const freeFeatures: readonly string[] = [
  'monitor',
  'stats',
  'social-previews',
  'shortlinks',
  'sharing',
  'whatsapp-button',
  'opentable',
  'calendly',
  'google-my-business',
  'social-shares-1000',
  'videopress-1-video',
  'send-a-message',
  'core/video',
  'core/audio',
];

/** The features for which the provider names plans and products. */
const listedFeatures = [
  'backups',
  'scan',
  'antispam',
  'security-scanning-jetpack',
  'google-analytics',
  'wordads',
  'instant-search',
  'search',
  'videopress',
  'videopress-unlimited-storage',
  'priority_support',
  'cloud-critical-css',
];

/** Slugs of the plans and products that include a feature, by feature. */
export const availableFeatures: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  listedFeatures.map((feature) => [
    feature,
    products.filter(({ features }) => features.includes(feature)).map(({ slug }) => slug),
  ]),
);
