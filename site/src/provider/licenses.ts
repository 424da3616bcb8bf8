import templates from '../../answers/items.json';
import { licenses, productsBySlug } from '../catalog/products';
import type { Site } from '../context/site';
import { addProduct, ownedProducts } from '../facts/owned-products';
import { userById } from '../facts/users';
import { fillWith } from '../rest/reads/fill';
import { accountIdOf } from '../store/connection';
import type { Store } from '../store/store';

/** Key of a license that the owner has bought and not yet used on a site. */
const detachedKey = 'jetpack-security-t1_SAMPLEDETACHED0001';

/** Returns an error as the plugin reports it. */
const refusal = (code: string, text: string) => ({ errors: { [code]: [text] }, error_data: [] });

/**
 * Attaches a license to the site. Keys have the form `jetpack-{product}_{suffix}`. A suffix that contains USED, EXPIRED or BAD
 * makes the provider refuse the key.
 * @returns the ID of the product, or the error
 */
export function attachLicense({ store }: Site, key: string) {
  const [, kind = '', suffix = ''] = /^jetpack-([a-z0-9-]+)_([A-Za-z0-9]+)$/.exec(key.trim()) ?? [];
  const slug = Object.hasOwn(licenses, kind) ? licenses[kind] : undefined;
  if (!suffix || suffix.includes('BAD')) return refusal('invalid_license', 'The license key you entered is invalid.');
  if (suffix.includes('EXPIRED')) return refusal('expired_license', 'This license has expired.');
  if (suffix.includes('USED') || store.state.usedLicenses.includes(key.trim())) {
    return refusal('attached_license', 'This license is already used on another site.');
  }
  const product = slug === undefined ? undefined : productsBySlug.get(slug);
  if (!product) return refusal('wrong_product', 'This license is for a product that you cannot use on this site.');
  addProduct(store, product.slug);
  store.change({ usedLicenses: [...store.state.usedLicenses, key.trim()] });
  return { activatedProductId: product.id };
}

const detachedCount = (store: Store) => (store.state.usedLicenses.includes(detachedKey) ? 0 : 1);

/** Returns the response to `GET licensing/user/counts`. */
export const licenseCounts = (store: Store) => ({
  attached: ownedProducts(store).length,
  detached: detachedCount(store),
  revoked: 0,
  standard: 1,
});

/** Returns the response to `GET licensing/user/licenses`: the unused license, until it is attached. */
export function licenseList({ store }: Site) {
  const owner = store.state.registration?.ownerId ?? 1;
  const product = productsBySlug.get('jetpack_security_t1_yearly');
  const unusedLicense = fillWith(templates.license, {
    key: detachedKey,
    id: product?.id,
    name: product?.name,
    accountId: accountIdOf(owner),
    username: `provider_${userById(owner)?.login ?? ''}`,
  });
  const items = detachedCount(store) ? [unusedLicense] : [];
  return { current_page: 1, total_pages: 1, current_items: items.length, total_items: items.length, items };
}
