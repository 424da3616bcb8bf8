/** Style sheets with unchanged class names, in the order of the page. All others are CSS modules. */
export const globalSheets: readonly string[] = [
  'shared/ui/tokens.css',
  'shared/ui/base.css',
  'root-config/src/page/page.css',
];
