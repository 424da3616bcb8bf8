/**
 * The register of our style sheets. Every sheet is adopted into every root (the document, the shadow root of an embed),
 * even if it arrives later with a lazy chunk. The build calls `adopt` for each css file; the root calls `adoptInto`.
 *
 * Several copies of this module can be on one page (an area may contain its own copy of `shared/ui`), so the register is
 * plain data under one global key. Its shape is a contract: a different shape needs a new number in the key.
 */
const key: unique symbol = Symbol.for('flightdeck.styles.1');

/** A node that can adopt sheets. */
export type StyleRoot = Document | ShadowRoot;

interface Register {
  readonly sheets: Set<CSSStyleSheet>;
  /** Root → number of its uses. */
  readonly roots: Map<StyleRoot, number>;
}

function register(): Register {
  // `Symbol` is in the type only because the global object is not assignable to a type of optional members alone.
  const holder: { [key]?: Register; readonly Symbol: unknown } = globalThis;
  holder[key] ??= { sheets: new Set(), roots: new Map() };
  return holder[key];
}

function add(root: StyleRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/**
 * Adopts a sheet into all current and later roots. The same sheet is adopted once.
 * @public The build writes the calls.
 */
export function adopt(sheet: CSSStyleSheet): void {
  const { sheets, roots } = register();
  sheets.add(sheet);
  for (const root of roots.keys()) add(root, sheet);
}

/**
 * Adopts all current and later sheets into a root.
 * @returns a function that ends this use. The end of the last use removes our sheets from the root, and no others. A second
 * call does nothing.
 */
export function adoptInto(root: StyleRoot): () => void {
  const { sheets, roots } = register();
  roots.set(root, (roots.get(root) ?? 0) + 1);
  for (const sheet of sheets) add(root, sheet);
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
