import { pageGlobals } from '../../../contracts/page/page-globals';
import type { RawAnswer } from '../requests/call';

/** An answer from the page or from a request for several reads, or one that `startRead` received. */
type EarlyAnswer = Pick<RawAnswer, 'status' | 'text'> & Partial<RawAnswer>;

const isThenable = (value: unknown): value is Promise<Response | EarlyAnswer | null> =>
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
 * Takes a read that the page, the embed script or `startRead` started (docs/decisions/013). Each read is returned once, so that a retry is
 * a new request. Rejects with the error of `fetch`, or with the failure of `startRead`.
 * @param id as `readId` writes it
 * @returns null if no such read is left, or if it gets no answer
 */
export async function takeEarly(id: string): Promise<RawAnswer | null> {
  const store = earlyReads();
  const started = store.get(id);
  store.delete(id);
  const answer = isThenable(started) ? await started : started;
  if (isAnswer(answer)) return complete(answer);
  if (!(answer instanceof Response)) return null;
  const { status, url, redirected } = answer;
  return { status, text: await answer.text(), redirected, url };
}

/** Drops all early reads: after a write, their answers may be outdated; after a renewal of the nonce, they have the old one. */
export function forgetEarly(): void {
  pageGlobals().earlyReads?.clear();
}
