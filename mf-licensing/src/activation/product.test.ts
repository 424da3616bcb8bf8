import { type LicencedProduct, linkOf, type ProductLink, productOf } from './product';

const table: readonly (readonly [LicencedProduct, readonly number[]])[] = [
  ['anti-spam', [2110, 2111]],
  ['backup', [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115]],
  ['complete', [2014, 2015]],
  ['scan', [2106, 2107, 2108, 2109]],
  ['search', [2104, 2105]],
  ['security', [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020]],
  ['videopress', [2116, 2117]],
];

test('LIC-019 each id from 2000 to 2200 stands for the product of the table, else for the default', () => {
  const found: Partial<Record<LicencedProduct, number[]>> = {};
  for (let id = 2000; id <= 2200; id += 1) {
    const product = productOf(id);
    if (product !== 'default') found[product] = [...(found[product] ?? []), id];
  }
  expect(found).toEqual(Object.fromEntries(table));
});

test.each([0, -1, 2018, 21000, Number.NaN])('LIC-019 %d is the default', (id) => {
  expect(productOf(id)).toBe('default');
});

test.each<[LicencedProduct, ProductLink | null]>([
  ['backup', 'backup'],
  ['complete', 'backup'],
  ['security', 'backup'],
  ['scan', 'scan'],
  ['search', 'search'],
  ['anti-spam', null],
  ['videopress', null],
  ['default', null],
])('LIC-016 link of %s: %s', (product, link) => {
  expect(linkOf(product)).toBe(link);
});
