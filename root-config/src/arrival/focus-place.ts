/** Which element had the focus, told so that it is found again after the view was drawn anew. */
export interface FocusPlace {
  readonly tag: string;
  /** Where a link leads; null for anything else. */
  readonly href: string | null;
  /** What it is called. */
  readonly name: string;
  /** Its number among those that look the same. */
  readonly index: number;
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 100) ||
  (element.getAttribute('name') ?? element.getAttribute('data-testid') ?? '');

const alike = (root: ParentNode, { tag, href, name }: Omit<FocusPlace, 'index'>): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute('href') === href && nameOf(element) === name,
  );

/** Describes an element within a root. */
export function focusPlace(element: HTMLElement, root: ParentNode): FocusPlace {
  const looks = { tag: element.localName, href: element.getAttribute('href'), name: nameOf(element) };
  const index = alike(root, looks).indexOf(element);
  return { ...looks, index: Math.max(index, 0) };
}

/** The element of a description, as soon as it is there and can be seen. */
export function findFocus(place: FocusPlace, root: ParentNode): HTMLElement | null {
  const found = alike(root, place)[place.index];
  return found && isShown(found) ? found : null;
}

/** Whether an element takes part in what is drawn. */
export const isShown = (element: Element): boolean => element.closest('[hidden]') === null;
