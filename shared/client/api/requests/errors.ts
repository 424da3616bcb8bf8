import { __, sprintf } from '@flightdeck/shared/i18n';
import { plainText } from '@flightdeck/shared/schema';
import { type Failure, type FailureCode, type FailureName, failure } from '../../../contracts/areas/failure';
import { apiSettings } from '../api-settings';
import type { Call, RawAnswer } from './call';

/**
 * Returns the failure of a request without an answer: it did not reach the site (SHR-011), got no answer in time, or could not be sent,
 * because a file for it could not be loaded: an update of the plugin deletes the files of open pages. Don't repeat a write after a timeout:
 * the site may have carried it out.
 */
export function unansweredFailure({ path: url }: Pick<Call, 'path'>, cause: unknown): Failure {
  const name = cause instanceof Error ? cause.name : '';
  // Only the time limit aborts requests. Early reads have the same limit.
  const isTimeout = name === 'AbortError' || name === 'CanceledError';
  const text = isTimeout
    ? sprintf(
        /* translators: %d: a number of seconds. */
        __("The site didn't answer within %d seconds."),
        Math.round(apiSettings.timeLimit / 1000),
      )
    : name === 'ChunkLoadError' && navigator.onLine
      ? __("Couldn't load a required file. Reload the page and try again.")
      : __("Couldn't reach the site. Check your connection and try again.");
  return failure(isTimeout ? 'rest-timeout' : 'rest-network', text, { url, cause }, 'FetchNetworkError');
}

/** Returns the failure of an answer that is not JSON (SHR-008), with its text as `data`. */
export const notJsonFailure = ({ status, url, redirected, text: data }: RawAnswer, cause: unknown): Failure =>
  failure(
    'rest-not-json',
    __('The site sent an unreadable response.'),
    { status, url, cause, data },
    redirected ? 'JsonParseAfterRedirectError' : 'JsonParseError',
  );

/** Returns the message for a refusal whose body has none. */
export const refusedText = (status: number): string =>
  sprintf(
    /* translators: %d: an HTTP status code. */
    __('The site refused the request (status %d).'),
    status,
  );

/** Returns the failure of a successful answer without a body where a value was expected. */
export const emptyFailure = ({ status, url }: RawAnswer): Failure =>
  failure('rest-empty', __('The site sent an empty response.'), { status, url }, 'JsonParseError');

/** Returns the failure of JSON in an unexpected shape. */
export const shapeFailure = ({ status, url }: RawAnswer, cause: unknown): Failure =>
  failure('rest-shape', __('The site sent an unexpected response.'), { status, url, cause });

/** Returns the failure of a refusal, with message and code of its body (SHR-005, SHR-007). Status 404 has its own codes (SHR-009, SHR-010). */
export function refusedFailure({ status, url, redirected }: RawAnswer, body: unknown): Failure {
  const { message, code: serverCode, data } = errorBody(body) ?? {};
  const serverMessage = typeof message === 'string' ? plainText(message) : '';
  const [code, name]: [FailureCode, FailureName] =
    status !== 404
      ? ['rest-refused', 'ApiError']
      : redirected
        ? ['rest-not-found-after-redirect', 'Api404AfterRedirectError']
        : ['rest-not-found', 'Api404Error'];
  const details = {
    status,
    url,
    serverMessage,
    ...(typeof serverCode === 'string' && { serverCode }),
    ...(data !== undefined && { data }),
  };
  return failure(code, serverMessage || refusedText(status), details, name);
}

/**
 * Returns code, message and data of an error body; null for any other value. Also accepts an error of the provider, which
 * has the fields `error` and `message`, in the body or in `data` of a successful answer (an object or a JSON string).
 */
export function errorBody(body: unknown): { code: unknown; message: unknown; data?: unknown } | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  if ('code' in body && body.code === 'success') return 'data' in body ? providerError(body.data) : null;
  if (!('message' in body) || !('code' in body)) return providerError(body);
  return { code: body.code, message: body.message, ...('data' in body && { data: body.data }) };
}

function providerError(data: unknown): { code: unknown; message: unknown } | null {
  const inner = typeof data === 'string' ? parseQuietly(data) : data;
  if (typeof inner !== 'object' || inner === null || !('error' in inner) || !('message' in inner)) return null;
  return { code: inner.error, message: inner.message };
}

/** Returns the value of a JSON text; undefined for any other text. */
export function parseQuietly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
