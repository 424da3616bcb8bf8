/** A call that is put off, and can be taken back. */
export interface Later {
  (): void;
  cancel(): void;
}

/** Window resizes count when there was none for this long, in ms (SHR-142). */
export const resizeDelay = 300;

/** Acts when it was not called again for a while: many calls, one act. */
export function debounce(act: () => void, wait: number): Later {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = () => {
    cancel();
    timer = setTimeout(act, wait);
  };
  return Object.assign(later, { cancel });
}

/** Acts at once, then at most once in a while; the last call is never lost. */
export function throttle(act: () => void, wait: number): Later {
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
 * Acts when the window has got another size and keeps it (SHR-142).
 * @returns stops it
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

/** Long enough for a frame of any processor; a page in the background draws none. In ms. */
const noFrame = 200;

/**
 * Resolves when what is drawn now is on screen, so that what comes next does not hold it back. A page that is not seen
 * draws no frames: there it resolves after a moment.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, noFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame's callbacks run before it is painted.
      setTimeout(resolve);
    });
  });

/** Returns the promise, or one that rejects after `limit` ms: every wait ends. */
export function withLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
