import { useEffect } from 'react';
import type { Failure } from '../../../contracts/areas/failure';
import { areaOf, lacksFile } from './as-part-failure';
import { olderReleases } from './older-release';

/**
 * Name of the event that a Retry button sends to the window, because areas can have separate copies of this module. Its
 * `detail` is the cause.
 */
const retryEvent = 'flightdeck.retry.1';
const dispatchRetry = (cause: string) => dispatchEvent(new CustomEvent(retryEvent, { detail: cause }));

/**
 * Returns a key for the cause of a failure; one Retry button retries all parts with the same key. Lost and late files of all
 * areas have the same cause (the network or the server). Other failures have a cause per code and area, or per code and part.
 */
export const causeOf = (failure: Failure): string =>
  failure.code === 'area-timeout' || lacksFile(failure) ? 'file' : `${failure.code} ${failure.area ?? failure.part}`;

/**
 * Returns a handler for a Retry button, which retries all parts that failed for the same cause. Parts with lost files are
 * also retried when the browser is back online.
 * @param onRetry starts a new attempt of this part
 */
export function useRetry(failure: Failure, onRetry: () => void): () => void {
  const cause = causeOf(failure);
  // Without a dependency list, the listener always calls the latest `onRetry`.
  useEffect(() => {
    const onEvent = (event: Event) => {
      // The `online` event has no cause: it retries lost files.
      if ((event instanceof CustomEvent ? event.detail : 'file') !== cause) return;
      // A running area never requests a lost file again, so all its files are loaded again.
      const area = areaOf(failure);
      if (area && failure.code === 'area-mount' && cause === 'file') olderReleases()?.reloadFiles(area);
      onRetry();
    };
    addEventListener(retryEvent, onEvent);
    addEventListener('online', onEvent);
    return () => {
      removeEventListener(retryEvent, onEvent);
      removeEventListener('online', onEvent);
    };
  });
  return () => dispatchRetry(cause);
}
