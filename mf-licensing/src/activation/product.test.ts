import { type LicensedProduct, linkOf, type ProductLink, productOf } from './product';
import { successText } from './success-texts';

const idsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each<[string, LicensedProduct, readonly number[]]>([
  ['LIC-019.1', 'anti-spam', [2110, 2111]],
  ['LIC-019.2', 'backup', [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115]],
  ['LIC-019.3', 'complete', [2014, 2015]],
  ['LIC-019.4', 'scan', [2106, 2107, 2108, 2109]],
  ['LIC-019.5', 'search', [2104, 2105]],
  ['LIC-019.6', 'security', [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020]],
  ['LIC-019.7', 'videopress', [2116, 2117]],
])('%s from 2000 to 2200, the IDs of the product %s are %p', (_row, product, ids) => {
  expect(idsBetween(2000, 2200).filter((id) => productOf(id) === product)).toEqual(ids);
});

test.each([0, -1, 2018, 21000, Number.NaN])('LIC-019 returns the default product for the ID %d', (id) => {
  expect(productOf(id)).toBe('default');
});

test.each<[string, LicensedProduct, ProductLink]>([
  ['LIC-016.1', 'backup', 'backup'],
  ['LIC-016.1', 'complete', 'backup'],
  ['LIC-016.1', 'security', 'backup'],
  ['LIC-016.2', 'scan', 'scan'],
  ['LIC-016.3', 'search', 'search'],
])('%s the product %s has the link "%s"', (_row, product, link) => {
  expect(linkOf(product)).toBe(link);
});

const products: readonly LicensedProduct[] = [
  'anti-spam',
  'backup',
  'complete',
  'scan',
  'search',
  'security',
  'videopress',
  'default',
];

test('LIC-016 returns a link for five products only', () => {
  expect(products.filter((product) => linkOf(product) !== null)).toEqual([
    'backup',
    'complete',
    'scan',
    'search',
    'security',
  ]);
});

test('LIC-017 returns a different heading for each product', () => {
  expect(new Set(products.map((product) => successText(product).title)).size).toBe(products.length);
});

const restoreText = "You can restore your site there, even if you can't log in to it.";
const backupsAndScansText = `View your backups and security scans on <cloud>%s</cloud>. ${restoreText}`;

test.each<[string, LicensedProduct, string, string]>([
  ['LIC-017.1', 'anti-spam', 'Jetpack Anti-spam is active!', "You're all set. Enjoy a spam-free site."],
  ['LIC-017.2', 'backup', 'Jetpack Backup is active!', `View your backups on <cloud>%s</cloud>. ${restoreText}`],
  ['LIC-017.3', 'complete', 'Jetpack Complete is active!', backupsAndScansText],
  ['LIC-017.3', 'security', 'Jetpack Security is active!', backupsAndScansText],
  ['LIC-017.4', 'scan', 'Jetpack Scan is active!', 'View your security scans on <cloud>%s</cloud>.'],
  ['LIC-017.5', 'search', 'Jetpack Search is active!', 'Next, customize the Search experience for your visitors.'],
  [
    'LIC-017.6',
    'videopress',
    'Jetpack VideoPress is active!',
    'Share high-quality, ad-free videos with your visitors.',
  ],
  ['LIC-017.7', 'default', 'Your product is active!', "You're all set!"],
])('%s returns the heading and text of the product %s', (_id, product, title, text) => {
  expect(successText(product)).toEqual({ title, text });
});
