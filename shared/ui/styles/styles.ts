import { pageGlobals } from '../../contracts/page/page-globals';

/** A node that can adopt style sheets. */
export type StyleRoot = Document | ShadowRoot;

/**
 * Returns the register of our style sheets. Each sheet is adopted into each root (the document, the shadow root of an embed), even if
 * the sheet loads later. The build adds a call of `adopt` to each css file; each part calls `adoptInto`. All copies of this module on a
 * page share the register, because an area may contain a copy of `shared/ui`.
 */
const styleRegister = () => {
  const page = pageGlobals();
  page.styles ??= { sheets: new Set(), roots: new Map() };
  return page.styles;
};

function addSheet(root: StyleRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/**
 * Adopts a sheet into all current and later roots. Further calls with the same sheet do nothing.
 * @public The build writes the calls.
 */
export function adopt(sheet: CSSStyleSheet): void {
  const { sheets, roots } = styleRegister();
  sheets.add(sheet);
  for (const root of roots.keys()) addSheet(root, sheet);
}

/**
 * Adopts all current and later sheets into a root.
 * @returns a function that ends this use of the root. When the last use ends, our sheets are removed from the root; other sheets
 * stay. A second call does nothing.
 */
export function adoptInto(root: StyleRoot): () => void {
  const { sheets, roots } = styleRegister();
  roots.set(root, (roots.get(root) ?? 0) + 1);
  for (const sheet of sheets) addSheet(root, sheet);
  let isUsed = true;
  return () => {
    if (!isUsed) return;
    isUsed = false;
    const uses = (roots.get(root) ?? 1) - 1;
    if (uses > 0) {
      roots.set(root, uses);
      return;
    }
    roots.delete(root);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet));
  };
}
