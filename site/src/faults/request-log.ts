/** A request to the REST API or to `admin-ajax.php`. The status is 0 while there is no response. */
export interface LoggedRequest {
  readonly method: string;
  /** Path below `jetpack/v4/`; for other routes, the path below `/wp-json/`; for `admin-ajax.php`, `admin-ajax/` and the action. */
  readonly path: string;
  readonly status: number;
}

/** The requests since the site started or the log was cleared, oldest first. Tests count them. */
export interface RequestLog {
  /** Adds a request with status 0. Returns a function that sets the status. */
  begin(method: string, path: string): (status: number) => void;
  all(): readonly LoggedRequest[];
  clear(): void;
}

/** Creates a log that keeps the newest requests, up to `limit`. */
export function makeRequestLog(limit = 5000): RequestLog {
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
