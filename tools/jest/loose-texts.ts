/**
 * Browsers that translate a page replace each text node with `font` elements. Then React can no longer remove or
 * change a text node that it created beside other nodes (a loose text), and the screen fails. The only text of an element is
 * safe: React sets it as the content of the element.
 */

/** React's record of a node: its component or element, and the record of its parent. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

/** Returns the fiber that React attaches to each text node that it creates; undefined for other text nodes. */
function fiberOf(text: Node): Fiber | undefined {
  const key = Object.keys(text).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : Reflect.get(text, key);
}

/** Returns the names of the six innermost components and elements around a text, outermost first. */
function placeOf(textFiber: Fiber): string {
  const names: string[] = [];
  for (let ancestor = textFiber.return; ancestor && names.length < 6; ancestor = ancestor.return) {
    const { type } = ancestor;
    if (typeof type === 'string') names.unshift(`<${type}>`);
    else if (typeof type === 'function') names.unshift(type.name);
  }
  return names.join(' ');
}

/** Returns a message for each loose text in a node. */
function looseTextsIn(node: Node): string[] {
  const fiber = node instanceof Text && node.data.trim() !== '' ? fiberOf(node) : undefined;
  return fiber
    ? [`"${node.textContent}" in ${placeOf(fiber)}: put it into an element`]
    : [...node.childNodes].flatMap(looseTextsIn);
}

const messages = new Set<string>();
const collect = (records: readonly MutationRecord[]) => {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  for (const message of added.flatMap(looseTextsIn)) messages.add(message);
};
const observer = new MutationObserver(collect);
observer.observe(document, { childList: true, subtree: true });

/** Returns a message for each loose text that React has drawn since the last call. */
export function takeLooseTexts(): readonly string[] {
  collect(observer.takeRecords());
  const taken = [...messages];
  messages.clear();
  return taken;
}
