import { type Product, products } from '../catalog/products';

const money = (amount: number) => `$${amount.toFixed(2)}`;

/** Response to `GET plans`. */
export const planList = products
  .filter(({ isPlan }) => isPlan)
  .map(({ id, slug, name, short, price }) => ({
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

/** Slugs of products that the real store does not list: older plans, the product of the coupon, the free plan and the smallest backup. */
const unlistedSlugs = new Set([
  'jetpack_backup_daily',
  'jetpack_backup_t0_yearly',
  'jetpack_free',
  'jetpack_personal',
  'jetpack_premium',
  'jetpack_business',
]);
const listedProducts = products.filter(({ slug }) => !unlistedSlugs.has(slug));
const half = (price: number) => Math.round(price * 50) / 100;

const storeProduct = ({ id, slug, name, price }: Product) => ({
  product_id: id,
  product_name: name,
  product_slug: slug,
  description: `${name} for one site.`,
  product_type: 'jetpack',
  available: true,
  billing_product_slug: slug,
  is_domain_registration: false,
  cost_display: money(price),
  combined_cost_display: money(price),
  cost: price,
  cost_smallest_unit: Math.round(price * 100),
  currency_code: 'USD',
  price_tier_list: [],
  product_term: 'year',
  introductory_offer: introductoryOffer(price),
});

/** Returns an introductory offer: half the price in the first year. */
export const introductoryOffer = (price: number) => ({
  interval_unit: 'year',
  interval_count: 1,
  usage_limit: null,
  cost_per_interval: half(price),
  transition_after_renewal_count: 0,
  should_prorate_when_offer_ends: false,
});

/** Response to `GET products` and `GET site/products`: products by slug. */
export const storeProducts = Object.fromEntries(listedProducts.map((product) => [product.slug, storeProduct(product)]));

/** Response to `GET intro-offers`. */
export const introOffers = listedProducts.map(({ id, slug, price }) => ({
  product_id: id,
  product_slug: slug,
  currency_code: 'USD',
  formatted_price: money(half(price)),
  original_price: price,
  raw_price: half(price),
  discount_percentage: 50,
  ineligible_reason: null,
}));
