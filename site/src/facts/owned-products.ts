import { freeFeatures, productsBySlug } from '../catalog/products';
import type { Store } from '../store/store';

/** Returns the slugs of all purchases: the plan, unless it is free, and the products. */
export function ownedProducts(store: Store): readonly string[] {
  const { plan, products } = store.state;
  return [...(plan === 'jetpack_free' ? [] : [plan]), ...products];
}

/** Adds a product to the site. A plan replaces the previous plan. Ignores unknown slugs. */
export function addProduct(store: Store, slug: string): void {
  const product = productsBySlug.get(slug);
  if (!product) return;
  if (product.isPlan) store.change({ plan: slug });
  else store.change({ products: [...new Set([...store.state.products, slug])] });
}

/** Returns the slugs of the features that the site has: the free ones, and those of its plan and products. */
export const activeFeatures = (store: Store): readonly string[] => [
  ...new Set([...freeFeatures, ...ownedProducts(store).flatMap((slug) => productsBySlug.get(slug)?.features ?? [])]),
];
