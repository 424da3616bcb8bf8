import { pageGlobals } from '../../../contracts/page/page-globals';
import type { RawAnswer } from '../requests/call';

/** An answer that the inline script took from the page or from a request for several reads, or that `startRead` received. */
type EarlyAnswer = Pick<RawAnswer, 'status' | 'text'> & Partial<RawAnswer>;

const isThenable = (value: unknown): value is Promise<Response | EarlyAnswer> =>
  typeof value === 'object' && value !== null && 'then' in value;

const isAnswer = (value: unknown): value is EarlyAnswer =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const complete = (answer: EarlyAnswer): RawAnswer => ({ redirected: false, url: '', ...answer });

/** Returns the early reads that no view has taken, by `readId`. */
export function earlyReads(): Map<string, unknown> {
  const page = pageGlobals();
  page.earlyReads ??= new Map();
  return page.earlyReads;
}

/** Returns an answer that the page has already received and that no view has taken. Does not take it. */
export function receivedEarly(id: string): RawAnswer | null {
  const stored = earlyReads().get(id);
  return isAnswer(stored) ? complete(stored) : null;
}

/**
 * Takes a read that the inline script of the page started before this code loaded (docs/decisions/013), or that
 * `startRead` started. Each read is returned once, so that a retry is a new request. Rejects with the error of
 * `fetch`, or with the failure of `startRead`.
 * @param id as `readId` writes it
 * @returns null if no such read is left
 */
export function takeEarly(id: string): Promise<RawAnswer> | null {
  const store = earlyReads();
  const started = store.get(id);
  store.delete(id);
  if (isAnswer(started)) return Promise.resolve(complete(started));
  if (!isThenable(started)) return null;
  return started.then(async (response) =>
    isAnswer(response)
      ? complete(response)
      : {
          status: response.status,
          text: await response.text(),
          redirected: response.redirected,
          url: response.url,
        },
  );
}

/** Drops all early reads: after a write, their answers may be outdated; after a renewal of the nonce, they have the old one. */
export function forgetEarly(): void {
  pageGlobals().earlyReads?.clear();
}
