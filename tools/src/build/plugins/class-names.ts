import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The fields of webpack's loader context that class names depend on. */
export interface SheetContext {
  readonly resourcePath: string;
}

/**
 * Returns the function that names the classes of CSS modules in a release: a hash of the style sheet, and the number of the
 * class in it. The names of one sheet share a prefix, so they compress better than a hash of each class. A changed sheet gets
 * other names, so two releases can be on one page.
 * @param salt name of the build, unique on a page
 */
export function classNames(salt: string): (sheet: SheetContext, pattern: string, name: string) => string {
  const sheets = new WeakMap<SheetContext, { readonly prefix: string; readonly names: string[] }>();
  return (sheet, _pattern, name) => {
    const sheetNames = sheets.get(sheet) ?? { prefix: `fd-${sheetHash(salt, sheet.resourcePath)}`, names: [] };
    sheets.set(sheet, sheetNames);
    const { prefix, names } = sheetNames;
    if (!names.includes(name)) names.push(name);
    return prefix + names.indexOf(name).toString(36);
  };
}

/**
 * Returns a hash of five letters or digits. The probability that two of a thousand sheets have the same hash is 1 : 2,000. Comments
 * don't count: every other name changes the compressed size of the files.
 */
const sheetHash = (salt: string, path: string): string =>
  createHash('sha256')
    .update(`${salt} ${path.replace(/^.*?(?=(?:shared|root-config|mf-[a-z]+)\/)/, '')} `)
    .update(readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, ''))
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 5);

/** Style sheets with unchanged class names, in the order of the page. All others are CSS modules. */
export const globalSheets: readonly string[] = [
  'shared/ui/tokens.css',
  'shared/ui/base.css',
  'root-config/src/page/page.css',
];
