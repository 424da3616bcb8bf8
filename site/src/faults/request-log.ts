/** A REST request; status 0 without an answer. */
export interface LoggedRequest {
  readonly method: string;
  /** Below `jetpack/v4/`, or the full path of other calls. */
  readonly path: string;
  readonly status: number;
}

/** REST requests since the last clear, in order, so that tests can count them. */
export interface RequestLog {
  /** Adds a request with status 0. Returns a function that sets the status. */
  begin(method: string, path: string): (status: number) => void;
  all(): readonly LoggedRequest[];
  clear(): void;
}

/** Creates a log that keeps the newest requests, up to `limit`. */
export function requestLog(limit = 5000): RequestLog {
  let entries: { method: string; path: string; status: number }[] = [];
  return {
    begin: (method, path) => {
      const entry = { method, path, status: 0 };
      entries.push(entry);
      if (entries.length > limit) entries = entries.slice(-limit);
      return (status) => {
        entry.status = status;
      };
    },
    all: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
