import { bare } from '../../contracts/wire/own';

/** Distance below the window within which an element counts as near. */
const margin = '400px';

/**
 * Calls back each time the user scrolls near the element. Calls back at once, and only then, without an element or in a browser
 * without IntersectionObserver.
 * @returns a function that stops the callbacks
 */
export function whenNear(element: Element | null, callback: () => void): () => void {
  if (!element || typeof IntersectionObserver !== 'function') {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && callback(),
    bare({ rootMargin: margin }),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
