import { products, productsBySlug } from '../catalog/products';
import { type Site, siteTitle } from '../context/site';
import { ownedProducts } from '../facts/owned-products';
import { traitsOf } from '../facts/traits';
import { accountIdOf } from '../scenarios/scenarios';

const day = 86_400_000;

const productSlugs = products.filter(({ isPlan }) => !isPlan).map(({ slug }) => slug);

/** Returns `count` slugs of products that are not plans. The list starts again after the last product. */
const repeatedSlugs = (count: number) =>
  Array.from({ length: count }, (_, index) => productSlugs[index % productSlugs.length] ?? '');

/**
 * Returns the response to `GET site/purchases`. As on the real server, IDs and some flags are strings. Each purchase was made 40 days
 * ago, and lasts a year.
 */
export function purchases(site: Site) {
  const today = Math.floor(site.clock.now() / day) * day;
  const date = (days: number) => `${new Date(today + days * day).toISOString().slice(0, 19)}+00:00`;
  const registration = site.store.connection.registration();
  const host = new URL(site.urls.site).host;
  return [...ownedProducts(site.store), ...repeatedSlugs(traitsOf(site.store).morePurchases)].map((slug, index) => {
    const product = productsBySlug.get(slug);
    const price = product?.price ?? 0;
    return {
      ID: String(10_000_001 + index),
      user_id: String(accountIdOf(registration?.ownerId ?? 1)),
      blog_id: String(registration?.blogId ?? 0),
      product_id: String(product?.id ?? 0),
      subscribed_date: date(-40),
      renew: '1',
      auto_renew: '1',
      renew_date: date(295),
      inactive_date: null,
      active: '1',
      meta: '',
      ownership_id: String(20_000_001 + index),
      most_recent_renew_date: '',
      amount: price,
      expiry_date: date(325),
      expiry_message: '',
      expiry_sub_message: '',
      expiry_status: 'auto-renewing',
      currency_code: 'USD',
      currency_symbol: '$',
      price_text: `$${price.toFixed(2)}`,
      bill_period_label: 'per year',
      product_name: product?.name ?? slug,
      product_slug: slug,
      product_type: 'jetpack',
      is_cancelable: true,
      is_refundable: false,
      is_renewable: true,
      can_explicit_renew: true,
      domain: host,
      blogname: siteTitle,
      site_slug: host,
    };
  });
}
