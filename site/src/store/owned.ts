import * as v from 'valibot';
import { freeFeatures, productsBySlug } from '../catalog/products';
import type { Store } from './store';

const slugs = v.array(v.string());

/** Product slug of the plan. */
export const planOf = (store: Store): string => store.options.get('plan', v.string(), 'jetpack_free');

/** Slugs of all that was bought: the plan, unless it is the free one, and products beside it. */
export function ownedProducts(store: Store): readonly string[] {
  const plan = planOf(store);
  return [...(plan === 'jetpack_free' ? [] : [plan]), ...store.options.get('products', slugs, [])];
}

/** Puts a product on the site; a plan takes the place of the one before. */
export function own(store: Store, slug: string): void {
  const product = productsBySlug.get(slug);
  if (!product) return;
  if (product.isPlan) store.options.set('plan', slug);
  else store.options.set('products', [...new Set([...store.options.get('products', slugs, []), slug])]);
}

/** Features that the site has. */
export const activeFeatures = (store: Store): readonly string[] => [
  ...new Set([...freeFeatures, ...ownedProducts(store).flatMap((slug) => productsBySlug.get(slug)?.features ?? [])]),
];
