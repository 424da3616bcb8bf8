import { isShown } from './focus-position';

const noElements: ReadonlySet<Element> = new Set();

/**
 * Returns the heading that gets the focus, and makes it focusable: the one with `tabindex="-1"`, otherwise the first. Returns
 * null without a heading.
 * @param ignored headings to ignore
 * @param selector selects the headings; default: the levels that screens use
 */
export function headingOf(
  container: Element,
  ignored: ReadonlySet<Element> = noElements,
  selector = 'h1, h2',
): HTMLElement | null {
  const headings = [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (heading) => !ignored.has(heading) && isShown(heading),
  );
  const heading = headings.find((each) => each.tabIndex === -1 && each.hasAttribute('tabindex')) ?? headings[0] ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
