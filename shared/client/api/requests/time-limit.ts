/** A time limit for one wait. Every request has one, so that no request waits forever. */
export interface TimeLimit {
  /** Aborted when the time is up. */
  readonly signal: AbortSignal;
  /** Clears the limit; call it when the wait is over. */
  clear(): void;
}

/** Starts a time limit in milliseconds. */
export function timeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return {
    signal: controller.signal,
    clear: () => clearTimeout(timer),
  };
}
