/** Products with their own page, by the last part of its route `/product/{key}` (FACT-REC-7). */
const products = {
  akismet: 'jetpack_anti_spam',
  backup: 'jetpack_backup_t1_yearly',
  scan: 'jetpack_scan',
  search: 'jetpack_search',
  security: 'jetpack_security_t1_yearly',
  videopress: 'jetpack_videopress',
} as const;

export type ProductKey = keyof typeof products;

export const isProductKey = (key: unknown): key is ProductKey =>
  typeof key === 'string' && Object.hasOwn(products, key);

/** Returns the slug of the product for a key; an empty string for an unknown key. */
export const productSlugOf = (key: unknown): string => (isProductKey(key) ? products[key] : '');

const inSecurity: ReadonlySet<unknown> = new Set<ProductKey>(['akismet', 'backup', 'scan']);

/** Returns whether the security bundle includes a product. */
export const isInSecurity = (key: unknown): boolean => inSecurity.has(key);
