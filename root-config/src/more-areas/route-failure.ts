import { type Failure, failure, isFailure } from '@flightdeck/shared/contracts/failure';
import { __, sprintf } from '@flightdeck/shared/i18n';

/** Returns the failure of a request that the site refused. */
export function refused(status: number): Failure {
  /* translators: %d: an HTTP status code. */
  const text = sprintf(__('The site refused the request (status %d).'), status);
  return failure('rest-refused', text, { status });
}

/**
 * Returns the failure of a request that was thrown.
 * @param limit ms that the request waited for the site
 */
export function failureOf(cause: unknown, limit: number): Failure {
  if (isFailure(cause)) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (name === 'TimeoutError') {
    /* translators: %d: a number of seconds. */
    const text = sprintf(__("The site didn't answer within %d seconds."), Math.round(limit / 1000));
    return failure('rest-timeout', text, { cause });
  }
  if (name === 'TypeError')
    return failure('rest-network', __("Couldn't reach the site. Check your connection and try again."), { cause });
  return failure('rest-shape', __('The site sent an unexpected response.'), { cause });
}
