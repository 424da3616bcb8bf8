/** A counted REST request; status 0 when it got no answer. */
export interface LoggedRequest {
  readonly method: string;
  /** Below `jetpack/v4/`, or the full path of other calls. */
  readonly path: string;
  readonly status: number;
}

/** REST requests since the last clear, in the order in which they came, so that tests can assert counts. */
export interface RequestLog {
  /** Notes a request as it comes, with status 0; what is returned notes the answer. */
  begin(method: string, path: string): (status: number) => void;
  all(): readonly LoggedRequest[];
  clear(): void;
}

/** A log that keeps the newest requests, at most `limit`. */
export function requestLog(limit = 5000): RequestLog {
  let kept: { method: string; path: string; status: number }[] = [];
  return {
    begin: (method, path) => {
      const entry = { method, path, status: 0 };
      kept.push(entry);
      if (kept.length > limit) kept = kept.slice(-limit);
      return (status) => {
        entry.status = status;
      };
    },
    all: () => kept,
    clear: () => {
      kept = [];
    },
  };
}
