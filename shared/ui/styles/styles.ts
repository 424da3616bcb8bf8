/**
 * The register of our style sheets: every sheet is in every root (the document, the shadow root of an embed), also
 * when it arrives later with a lazy chunk. The build calls `adopt` for each css file; the root calls `adoptInto`.
 *
 * Several copies of this module can be alive on one page (an area may bring its own UI kit), so the register is plain data
 * under one global key. Its shape is a contract: another shape needs another number in the key.
 */
const key: unique symbol = Symbol.for('flightdeck.styles.1');

/** A node that can hold our sheets. */
export type StyleRoot = Document | ShadowRoot;

interface Register {
  readonly sheets: Set<CSSStyleSheet>;
  /** Root → how many uses it has. */
  readonly roots: Map<StyleRoot, number>;
}

function register(): Register {
  // `Symbol` is named only because a type with optional members alone would not accept the global object.
  const holder: { [key]?: Register; readonly Symbol: unknown } = globalThis;
  holder[key] ??= { sheets: new Set(), roots: new Map() };
  return holder[key];
}

function add(root: StyleRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Adopts a sheet into every root there is and into every later one. The same sheet twice is one sheet. @public The build writes the calls. */
export function adopt(sheet: CSSStyleSheet): void {
  const { sheets, roots } = register();
  sheets.add(sheet);
  for (const root of roots.keys()) add(root, sheet);
}

/**
 * Gives a root our sheets, those of today and those to come.
 * @returns takes this use back; with the last use our sheets leave the root, sheets of others stay. Calling it again does nothing.
 */
export function adoptInto(root: StyleRoot): () => void {
  const { sheets, roots } = register();
  roots.set(root, (roots.get(root) ?? 0) + 1);
  for (const sheet of sheets) add(root, sheet);
  let used = true;
  return () => {
    if (!used) return;
    used = false;
    const uses = (roots.get(root) ?? 1) - 1;
    if (uses > 0) {
      roots.set(root, uses);
      return;
    }
    roots.delete(root);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet));
  };
}
