import * as v from 'valibot';
import { freeFeatures, productsBySlug } from '../catalog/products';
import type { Store } from '../store/store';

const slugsSchema = v.array(v.string());

/** Returns the product slug of the site's plan. */
export const planOf = (store: Store): string => store.options.get('plan', v.string(), 'jetpack_free');

/** Returns the slugs of all purchases: the plan, unless it is free, and the products. */
export function ownedProducts(store: Store): readonly string[] {
  const plan = planOf(store);
  return [...(plan === 'jetpack_free' ? [] : [plan]), ...store.options.get('products', slugsSchema, [])];
}

/** Adds a product to the site. A plan replaces the previous plan. Ignores unknown slugs. */
export function addProduct(store: Store, slug: string): void {
  const product = productsBySlug.get(slug);
  if (!product) return;
  if (product.isPlan) store.options.set('plan', slug);
  else store.options.set('products', [...new Set([...store.options.get('products', slugsSchema, []), slug])]);
}

/** Returns the slugs of the features that the site has: the free ones, and those of its plan and products. */
export const activeFeatures = (store: Store): readonly string[] => [
  ...new Set([...freeFeatures, ...ownedProducts(store).flatMap((slug) => productsBySlug.get(slug)?.features ?? [])]),
];
