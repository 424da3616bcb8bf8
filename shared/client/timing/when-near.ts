import { bare } from '../../contracts/wire/own';

/** Distance below the window within which an element counts as near. */
const margin = '400px';

/**
 * Calls back when the user scrolls near the element; at once without an element, or in a browser without IntersectionObserver.
 * @returns a function that stops waiting
 */
export function whenNear(element: Element | null, act: () => void): () => void {
  if (!element || typeof IntersectionObserver !== 'function') {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && act(),
    bare({ rootMargin: margin }),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
