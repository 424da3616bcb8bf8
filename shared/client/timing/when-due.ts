import { bare } from '../../contracts/own';

/** Distance below the window within which an element counts as near. */
const margin = '400px';

/** Limit for idle time in ms: Chromium may never call requestIdleCallback while it draws nothing. */
const idleLimit = 5000;

/** Wait in ms for browsers without requestIdleCallback. */
const waitWithoutIdle = 200;

/**
 * Calls back when the user scrolls near the element; at once in a browser that can't tell.
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

/**
 * Calls back when the browser is idle, or when the user scrolls near the element.
 * @returns a function that stops waiting
 */
export function whenDue(element: Element | null, act: () => void): () => void {
  const stop = element && typeof IntersectionObserver === 'function' ? whenNear(element, act) : () => {};
  const hasIdle = typeof requestIdleCallback === 'function';
  const idle = hasIdle ? requestIdleCallback(act, { timeout: idleLimit }) : window.setTimeout(act, waitWithoutIdle);
  return () => {
    stop();
    if (hasIdle) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}
