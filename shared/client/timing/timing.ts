/** A delayed call that can be canceled. */
export interface DelayedCall {
  (): void;
  cancel(): void;
}

/** Milliseconds after the last resize at which `onResize` calls back (SHR-142). */
export const resizeDelay = 300;

/** Returns a function that calls back once, `wait` ms after its last call. */
export function debounce(callback: () => void, wait: number): DelayedCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = () => {
    cancel();
    timer = setTimeout(callback, wait);
  };
  return Object.assign(debounced, { cancel });
}

/**
 * Returns a function that calls back at once, and then at most once per `wait` ms. Calls during the wait cause one
 * callback at its end.
 */
export function throttle(callback: () => void, wait: number): DelayedCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCallPending = false;
  const run = () => {
    isCallPending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isCallPending) run();
    }, wait);
    callback();
  };
  const throttled = () => {
    if (timer === undefined) run();
    else isCallPending = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isCallPending = false;
  };
  return Object.assign(throttled, { cancel });
}

/**
 * Calls back when the window was resized and has kept its size for `resizeDelay` (SHR-142).
 * @returns a function that stops the callbacks
 * @clientOnly
 */
export function onResize(callback: () => void): () => void {
  const debounced = debounce(callback, resizeDelay);
  window.addEventListener('resize', debounced);
  return () => {
    window.removeEventListener('resize', debounced);
    debounced.cancel();
  };
}

/** Milliseconds within which a visible page draws a frame, even on a slow processor. */
const frameLimit = 200;

/**
 * Resolves after the next paint, so that the code that follows does not delay the paint. A page in the background paints
 * nothing: there it resolves after `frameLimit`.
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

/** Returns a promise that settles like the given promise, or rejects after `limit` ms. */
export function withLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
