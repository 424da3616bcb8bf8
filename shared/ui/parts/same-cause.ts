import { useEffect } from 'react';
import type { Failure } from '../../contracts/failure';
import { areaOf, lacksFile } from './lost-file';
import { olderReleases } from './older-release';

/** Told to the whole page, since areas can have a copy of this module; `detail` is the cause. */
const event = 'flightdeck.retry.1';
const tell = (cause: string) => dispatchEvent(new CustomEvent(event, { detail: cause }));

/**
 * Returns the cause that one Retry may put right at once: lost files of any area have one cause, the line or the
 * server; other failures have one cause per area, or per part.
 */
export const causeOf = (failure: Failure): string =>
  failure.code === 'area-timeout' || lacksFile(failure) ? 'file' : `${failure.code} ${failure.area ?? failure.part}`;

/**
 * Returns a Retry that tries everything again that failed for the same cause. Parts that lack a file are also tried
 * again when the browser is back online.
 * @param onRetry a fresh attempt for this place
 */
export function useRetry(failure: Failure, onRetry: () => void): () => void {
  const cause = causeOf(failure);
  useEffect(() => {
    const hear = (told: Event) => {
      if ((told instanceof CustomEvent ? told.detail : 'file') !== cause) return;
      // A part that runs asks for a lost file no more: all files of its area are asked for anew.
      const area = areaOf(failure);
      if (area && failure.code === 'area-mount' && cause === 'file') olderReleases()?.startAnew(area);
      onRetry();
    };
    addEventListener(event, hear);
    addEventListener('online', hear);
    return () => {
      removeEventListener(event, hear);
      removeEventListener('online', hear);
    };
  });
  return () => tell(cause);
}
