/**
 * Reads that the page started before any of this code was there. Keyed by `readId`; each is handed out once, so that a
 * retry is a new request (design, "Data's way").
 */
export interface EarlyAnswer {
  readonly status: number;
  readonly text: string;
  readonly redirected: boolean;
  readonly url: string;
  readonly nonce: string | null;
}

const key = Symbol.for('flightdeck.early.1');

const isThenable = (value: unknown): value is Promise<Response> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** The early read of this id, or null when there is none any more. It rejects as `fetch` does. */
export function takeEarly(id: string): Promise<EarlyAnswer> | null {
  const store: unknown = Reflect.get(globalThis, key);
  if (!(store instanceof Map)) return null;
  const started: unknown = store.get(id);
  store.delete(id);
  if (!isThenable(started)) return null;
  return started.then(async (response) => ({
    status: response.status,
    text: await response.text(),
    redirected: response.redirected,
    url: response.url,
    nonce: response.headers.get('X-WP-Nonce'),
  }));
}
