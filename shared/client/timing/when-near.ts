/** Distance from the window within which an element counts as near. */
const margin = '400px';

/**
 * Calls back each time the element comes near the window. Without an element or in a browser without IntersectionObserver,
 * calls back at once and never again.
 * @returns a function that stops the callbacks
 */
export function whenNear(element: Element | null, callback: () => void): () => void {
  if (!element || typeof IntersectionObserver !== 'function') {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && callback(), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
