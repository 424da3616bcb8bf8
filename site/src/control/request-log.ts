/** A counted REST request; status 0 when it got no answer. */
export interface LoggedRequest {
  readonly method: string;
  /** Below `jetpack/v4/`, or the full path of other calls. */
  readonly path: string;
  readonly status: number;
}

/** REST requests since the last clear, so that tests can assert counts. */
export interface RequestLog {
  add(request: LoggedRequest): void;
  all(): readonly LoggedRequest[];
  clear(): void;
}

/** A log that keeps the newest requests, at most `limit`. */
export function requestLog(limit = 5000): RequestLog {
  let kept: LoggedRequest[] = [];
  return {
    add: (request) => {
      kept.push(request);
      if (kept.length > limit) kept = kept.slice(-limit);
    },
    all: () => kept,
    clear: () => {
      kept = [];
    },
  };
}
