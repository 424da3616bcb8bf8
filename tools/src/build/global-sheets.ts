/** Style sheets whose class names stay as written, in the order of the page. All others are CSS modules. */
export const globalSheets: readonly string[] = [
  'shared/ui/tokens.css',
  'shared/ui/base.css',
  'root-config/src/page/page.css',
];
