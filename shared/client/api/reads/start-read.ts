import { queryKey } from '../../../contracts/page/query-keys';
import { send } from '../requests/send';
import { earlyReads } from './early';
import { freshFor, queryClient } from './query';

/** Milliseconds after which a started read is dropped if no view has taken it. */
const lifetime = 10_000;

/**
 * Starts a read for a view that the user is about to open, and stores it as an early read, which the view then takes.
 * Does nothing if the cache has a fresh value or the read has already started. Drops a failed read, so that the view sends
 * a new one.
 * @param id ID of the read, from `readId`
 */
export function startRead(id: string): void {
  const [path = '', params] = id.split('?');
  const key = queryKey(path, Object.fromEntries(new URLSearchParams(params)));
  const [, sortedParams] = key;
  const state = queryClient.getQueryState(key);
  const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshFor;
  const reads = earlyReads();
  if (isFresh || state?.fetchStatus === 'fetching' || reads.has(id)) return;
  const call = { method: 'GET', path, ...(sortedParams && { params: sortedParams }) } as const;
  const answer = send(call);
  reads.set(id, answer);
  const drop = () => {
    clearTimeout(timer);
    if (reads.get(id) === answer) reads.delete(id);
  };
  const timer = setTimeout(drop, lifetime);
  answer.then(({ status }) => {
    if (status > 299) drop();
  }, drop);
}
