/** A delayed call that can be canceled. */
export interface DelayedCall {
  (): void;
  cancel(): void;
}

/** Milliseconds without another resize after which a window resize counts (SHR-142). */
export const resizeDelay = 300;

/** Delays a call until no further call has come for `wait` ms; runs once for all of them. */
export function debounce(act: () => void, wait: number): DelayedCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = () => {
    cancel();
    timer = setTimeout(act, wait);
  };
  return Object.assign(later, { cancel });
}

/** Runs at once, and then at most once per `wait` ms; the last call is never lost. */
export function throttle(act: () => void, wait: number): DelayedCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, wait);
    act();
  };
  const later = () => {
    if (timer === undefined) run();
    else again = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return Object.assign(later, { cancel });
}

/**
 * Calls back when the window has been resized and keeps its new size (SHR-142).
 * @returns a function that stops the callbacks
 * @clientOnly
 */
export function onResize(act: () => void): () => void {
  const later = debounce(act, resizeDelay);
  window.addEventListener('resize', later);
  return () => {
    window.removeEventListener('resize', later);
    later.cancel();
  };
}

/** Milliseconds within which any processor draws a frame. */
const frameLimit = 200;

/**
 * Resolves when the current frame is on screen, so that the next step does not delay it. A page in the background draws
 * no frames: there it resolves after a short wait.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, frameLimit);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // Callbacks of a frame run before it is painted.
      setTimeout(resolve);
    });
  });

/** Runs a function when the main thread is idle, at the latest after 500 ms. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 500 });
  // Safari lacks the function; there, the name could be an element with this ID.
  else setTimeout(run, 0);
}

/** Returns the promise, or one that rejects after `limit` ms, so that no wait is endless. */
export function withLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
