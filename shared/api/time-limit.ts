/** A limit on one wait. Every request has one, so that none hangs for ever. */
export interface TimeLimit {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  /** The promise, or a rejection when the time is over first. */
  race<T>(promise: Promise<T>): Promise<T>;
  /** Ends the limit; to be called when the wait is over. */
  clear(): void;
}

/** Starts a limit of so many milliseconds. */
export function timeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return {
    signal: controller.signal,
    race: (promise) =>
      Promise.race([
        promise,
        new Promise<never>((_resolve, reject) => {
          controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
        }),
      ]),
    clear: () => clearTimeout(timer),
  };
}
