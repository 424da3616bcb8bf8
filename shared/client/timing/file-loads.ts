/**
 * Milliseconds that a file is waited for. Nothing tells how far a script has come, so the limit is long enough for the
 * slowest line in use: 172 kB, a whole first visit, at 23 kbit/s (docs/decisions/013).
 */
export const fileTimeLimit = 60_000;

/** Milliseconds before the second and the third attempt. */
const pauses: readonly number[] = [500, 3000];

/**
 * Loads a file, with a second and a third attempt when it does not arrive. A pause ends early when the browser is online
 * again. A file that came too late is not asked for again: it was waited for long enough.
 * @param load a new request at each call, as `import()` is after a failure
 * @throws what the last attempt threw
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

/** Whether webpack gave a file up after its `chunkLoadTimeout`. */
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
