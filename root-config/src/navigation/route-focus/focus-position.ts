/** Describes a focused element, so that it can be found again after the screen is drawn again. */
export interface FocusPosition {
  readonly tag: string;
  /** Address of a link; null for other elements. */
  readonly href: string | null;
  /** Approximation of the accessible name. */
  readonly name: string;
  /** Index among elements with the same tag, address and name. */
  readonly index: number;
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 100) ||
  (element.getAttribute('name') ?? element.getAttribute('data-testid') ?? '');

const equalElements = (root: ParentNode, { tag, href, name }: Omit<FocusPosition, 'index'>): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute('href') === href && nameOf(element) === name,
  );

/** Returns the description of an element; the index counts equal elements in the root. */
export function focusPosition(element: HTMLElement, root: ParentNode): FocusPosition {
  const description = { tag: element.localName, href: element.getAttribute('href'), name: nameOf(element) };
  const index = equalElements(root, description).indexOf(element);
  return { ...description, index: Math.max(index, 0) };
}

/** Returns the described element; null if it is missing or hidden. */
export function findFocus(position: FocusPosition, root: ParentNode): HTMLElement | null {
  const found = equalElements(root, position)[position.index];
  return found && isShown(found) ? found : null;
}

/** Returns whether neither the element nor an ancestor has the attribute `hidden`. */
export const isShown = (element: Element): boolean => element.closest('[hidden]') === null;
