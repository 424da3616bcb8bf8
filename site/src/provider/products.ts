import items from '../../answers/items.json';
import { availableFeatures, type Product, products, productsBySlug } from '../catalog/products';
import { activeFeatures, ownedProducts } from '../facts/owned-products';
import { fillWith } from '../rest/reads/fill';
import type { Store } from '../store/store';

const money = (amount: number) => `$${amount.toFixed(2)}`;
const half = (price: number) => Math.round(price * 50) / 100;

/** Returns the values of a product for templates. */
export const productValues = (product: Product) => ({
  ...product,
  money: money(product.price),
  cents: Math.round(product.price * 100),
  half: half(product.price),
  halfMoney: money(half(product.price)),
});

const listedProducts = products.filter(({ unlisted }) => !unlisted);

/** Response to `GET site/products`: products by slug. */
export const storeProducts = Object.fromEntries(
  listedProducts.map((product) => [product.slug, fillWith(items.storeProduct, productValues(product))]),
);

/** Response to `GET intro-offers`: half the price in the first year. */
export const introOffers = listedProducts.map((product) => fillWith(items.introOffer, productValues(product)));

/** Returns the plan in the provider's record of the site. */
export function planRecord(store: Store): unknown {
  const plan = productsBySlug.get(store.state.plan);
  const isFree = store.state.plan === 'jetpack_free';
  const siteFeatures = { active: activeFeatures(store), available: availableFeatures };
  return fillWith(items.planRecord, { ...plan, isFree, billingPeriod: isFree ? '' : 'Yearly', siteFeatures });
}

/** Returns the plan and the products in the provider's record of the site. */
export const siteProducts = (store: Store): unknown[] =>
  products
    .filter(({ slug }) => ownedProducts(store).includes(slug))
    .map((product) => fillWith(items.siteProduct, product));
