import { useEffect } from 'react';
import type { Failure } from '../../../contracts/areas/failure';
import { bare } from '../../../contracts/wire/own';
import { areaOf, lacksFile } from './as-part-failure';
import { olderReleases } from './older-release';

/** Event on the whole page, since areas can have separate copies of this module; `detail` is the cause. */
const event = 'flightdeck.retry.1';
const announce = (cause: string) => dispatchEvent(new CustomEvent(event, bare({ detail: cause })));

/**
 * Returns a key for the cause of a failure; one Retry repeats all parts with the same key. Lost files of all areas have the
 * same cause (the network or the server). Other failures have a cause per area, or per part.
 */
export const causeOf = (failure: Failure): string =>
  failure.code === 'area-timeout' || lacksFile(failure) ? 'file' : `${failure.code} ${failure.area ?? failure.part}`;

/**
 * Returns a Retry that repeats everything that failed for the same cause. Parts with lost files are also retried
 * when the browser is back online.
 * @param onRetry starts a new attempt of this part
 */
export function useRetry(failure: Failure, onRetry: () => void): () => void {
  const cause = causeOf(failure);
  useEffect(() => {
    const onEvent = (received: Event) => {
      if ((received instanceof CustomEvent ? received.detail : 'file') !== cause) return;
      // A running part never requests a lost file again, so all files of its area are loaded again.
      const area = areaOf(failure);
      if (area && failure.code === 'area-mount' && cause === 'file') olderReleases()?.startAnew(area);
      onRetry();
    };
    addEventListener(event, onEvent);
    addEventListener('online', onEvent);
    return () => {
      removeEventListener(event, onEvent);
      removeEventListener('online', onEvent);
    };
  });
  return () => announce(cause);
}
