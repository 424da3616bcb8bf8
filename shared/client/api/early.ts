import { pageMap } from '../../contracts/page-map';
import type { RawAnswer } from './call';

const isThenable = (value: unknown): value is Promise<Response | RawAnswer> =>
  typeof value === 'object' && value !== null && 'then' in value;

const isRaw = (answer: Response | RawAnswer): answer is RawAnswer => typeof answer.text === 'string';

/** Returns the started reads that no view has taken, by `readId`. */
export function earlyReads(): Map<string, unknown> {
  return pageMap(Symbol.for('flightdeck.early.1'));
}

/**
 * Takes a read that the inline script of the page started before this code loaded (docs/decisions/013), or that
 * `startRead` started. Each read is returned once, so that a retry is a new request. Rejects as `fetch` does.
 * @param id as `readId` writes it
 * @returns null if no such read is left
 */
export function takeEarly(id: string): Promise<RawAnswer> | null {
  const store = earlyReads();
  const started = store.get(id);
  store.delete(id);
  if (!isThenable(started)) return null;
  return started.then(async (response) =>
    isRaw(response)
      ? response
      : {
          status: response.status,
          text: await response.text(),
          redirected: response.redirected,
          url: response.url,
          nonce: response.headers.get('X-WP-Nonce'),
        },
  );
}
