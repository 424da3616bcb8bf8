/** Products with a dedicated success text. */
export type LicensedProduct =
  | 'anti-spam'
  | 'backup'
  | 'complete'
  | 'scan'
  | 'search'
  | 'security'
  | 'videopress'
  | 'default';

/** Products by ID (LIC-019). */
const byId: ReadonlyMap<number, LicensedProduct> = new Map([
  ...named('anti-spam', 2110, 2111),
  ...named('backup', 2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115),
  ...named('complete', 2014, 2015),
  ...named('scan', 2106, 2107, 2108, 2109),
  ...named('search', 2104, 2105),
  ...named('security', 2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020),
  ...named('videopress', 2116, 2117),
]);

function named(product: LicensedProduct, ...ids: readonly number[]): (readonly [number, LicensedProduct])[] {
  return ids.map((id) => [id, product]);
}

/** Returns the product of an ID, or `default` for an unknown ID. */
export const productOf = (id: number): LicensedProduct => byId.get(id) ?? 'default';

/** Product link on the success screen (LIC-016). */
export type ProductLink = 'backup' | 'scan' | 'search';

/** Returns the link of a product, or null if it has none. */
export function linkOf(product: LicensedProduct): ProductLink | null {
  switch (product) {
    case 'backup':
    case 'complete':
    case 'security':
      return 'backup';
    case 'scan':
    case 'search':
      return product;
    default:
      return null;
  }
}
