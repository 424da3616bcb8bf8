import { isShown } from './focus-position';

const none: ReadonlySet<Element> = new Set();

/**
 * Returns the heading of a screen, ready to be focused: the one with `tabindex="-1"`, else the first.
 * @param old headings to leave out
 * @param levels selector of the headings; default: those of a screen
 */
export function headingOf(container: Element, old: ReadonlySet<Element> = none, levels = 'h1, h2'): HTMLElement | null {
  const headings = [...container.querySelectorAll<HTMLElement>(levels)].filter(
    (heading) => !old.has(heading) && isShown(heading),
  );
  const heading = headings.find((each) => each.tabIndex === -1 && each.hasAttribute('tabindex')) ?? headings[0] ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
