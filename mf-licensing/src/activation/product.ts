/** Products with different success screens; `default` is every other product. */
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
const productsById: ReadonlyMap<number, LicensedProduct> = new Map([
  ...entriesOf('anti-spam', 2110, 2111),
  ...entriesOf('backup', 2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115),
  ...entriesOf('complete', 2014, 2015),
  ...entriesOf('scan', 2106, 2107, 2108, 2109),
  ...entriesOf('search', 2104, 2105),
  ...entriesOf('security', 2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020),
  ...entriesOf('videopress', 2116, 2117),
]);

function entriesOf(product: LicensedProduct, ...ids: readonly number[]): (readonly [number, LicensedProduct])[] {
  return ids.map((id) => [id, product]);
}

/** Returns the product of an ID, or `default` for an unknown ID. */
export const productOf = (id: number): LicensedProduct => productsById.get(id) ?? 'default';

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
