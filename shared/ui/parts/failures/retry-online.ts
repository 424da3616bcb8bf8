import { useEffect } from 'react';
import type { Failure } from '../../../contracts/areas/failure';
import { isFileFailure } from './as-part-failure';

/**
 * Retries a part when the browser is back online, if a file of the part was lost or late.
 * @param onRetry starts a new attempt
 */
export function useRetryOnline(failure: Failure, onRetry: () => void): void {
  const isWaiting = isFileFailure(failure);
  // Without a dependency list, the listener is always the latest `onRetry`.
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
}
