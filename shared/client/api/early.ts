import type { RawAnswer } from './call';

const key = Symbol.for('flightdeck.early.1');

const isThenable = (value: unknown): value is Promise<Response> =>
  typeof value === 'object' && value !== null && 'then' in value;

/**
 * Takes a read that the inline script of the page started before this code loaded (docs/decisions/013). Each read is
 * returned once, so that a retry is a new request. Rejects as `fetch` does.
 * @param id as `readId` writes it
 * @returns null if no such read is left
 */
export function takeEarly(id: string): Promise<RawAnswer> | null {
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
