/** Describes the focused element, so that it can be found again after another render. */
export interface FocusPosition {
  readonly tag: string;
  /** Address of a link; null for other elements. */
  readonly href: string | null;
  /** Accessible name, roughly. */
  readonly name: string;
  /** Index among elements with the same tag, address and name. */
  readonly index: number;
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 100) ||
  (element.getAttribute('name') ?? element.getAttribute('data-testid') ?? '');

const sameElements = (root: ParentNode, { tag, href, name }: Omit<FocusPosition, 'index'>): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute('href') === href && nameOf(element) === name,
  );

/** Describes an element within a root. */
export function focusPosition(element: HTMLElement, root: ParentNode): FocusPosition {
  const description = { tag: element.localName, href: element.getAttribute('href'), name: nameOf(element) };
  const index = sameElements(root, description).indexOf(element);
  return { ...description, index: Math.max(index, 0) };
}

/** Returns the described element, or null while it is missing or hidden. */
export function findFocus(position: FocusPosition, root: ParentNode): HTMLElement | null {
  const found = sameElements(root, position)[position.index];
  return found && isShown(found) ? found : null;
}

/** Returns whether the element is outside every `hidden` one. */
export const isShown = (element: Element): boolean => element.closest('[hidden]') === null;
