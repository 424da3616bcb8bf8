/** A limit on one wait. Every request has one, so that none hangs for ever. */
export interface TimeLimit {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  /** Ends the limit; to be called when the wait is over. */
  clear(): void;
}

/** Starts a limit of so many milliseconds. */
export function timeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return {
    signal: controller.signal,
    clear: () => clearTimeout(timer),
  };
}
