/**
 * Milliseconds to wait for a file. A script reports no progress, so the limit covers the slowest connection in use: 172
 * kB, a whole first visit, at 23 kbit/s (docs/decisions/013).
 */
export const fileTimeLimit = 60_000;

/** Milliseconds before the second and the third attempt. */
const pauses: readonly number[] = [500, 3000];

/**
 * Loads a file, with up to three attempts. A pause ends early when the browser is online again. A file that timed out
 * is not requested again: the wait was long enough.
 * @param load sends a new request at each call, as `import()` does after a failure
 * @throws the error of the last attempt
 */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (cause) {
      if (isTimeout(cause)) throw cause;
      await untilNextAttempt(pause);
    }
  }
  return load();
}

/** Returns whether webpack gave up on a file after its `chunkLoadTimeout`. */
const isTimeout = (cause: unknown) => cause instanceof Error && 'type' in cause && cause.type === 'timeout';

function untilNextAttempt(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
  });
}
