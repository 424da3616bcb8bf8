import items from '../../answers/items.json';
import { products, productsBySlug } from '../catalog/products';
import { hostOf, type Site, siteTitle } from '../context/site';
import { ownedProducts } from '../facts/owned-products';
import { dateOf, fillWith } from '../rest/reads/fill';
import { accountIdOf } from '../store/connection';
import { productValues } from './products';

/** Returns the products that the provider suggests to a site on the free plan. The upsell of the recommendations is the first one. */
export const suggestions = (site: Site): unknown[] =>
  items.suggestions.map((values) =>
    fillWith(items.suggestion, { ...values, host: hostOf(site), providerUrl: site.urls.provider }),
  );

/** Returns the threats that the scan found. @param withFiles whether threats have the names of their files */
export const threats = (site: Site, withFiles: boolean): unknown[] =>
  Array.from({ length: site.store.state.traits.threats }, (_, index) =>
    fillWith(items.threat, {
      number: index + 1,
      id: 900_001 + index,
      severity: Math.max(1, 3 - index),
      date: dateOf(site.clock.now(), -1 - index),
      file: withFiles ? `/wp-content/uploads/sample-${index + 1}.php` : undefined,
    }),
  );

const productSlugs = products.filter(({ isPlan }) => !isPlan).map(({ slug }) => slug);

/** Returns the purchases of the site, and the additional ones of the trait `morePurchases`. Each was made 40 days ago, and lasts a year. */
export function purchases(site: Site): unknown[] {
  const now = site.clock.now();
  const registration = site.store.state.registration;
  const more = Array.from(
    { length: site.store.state.traits.morePurchases },
    (_, index) => productSlugs[index % productSlugs.length],
  );
  return [...ownedProducts(site.store), ...more].flatMap((slug = '', index) => {
    const product = productsBySlug.get(slug);
    if (!product) return [];
    return fillWith(items.purchase, {
      ...productValues(product),
      purchaseId: 10_000_001 + index,
      ownershipId: 20_000_001 + index,
      accountId: accountIdOf(registration?.ownerId ?? 1),
      blogId: registration?.blogId ?? 0,
      bought: dateOf(now, -40),
      renewal: dateOf(now, 295),
      end: dateOf(now, 325),
      host: hostOf(site),
      siteTitle,
    });
  });
}
