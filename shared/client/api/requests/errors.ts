import { __, sprintf } from '@flightdeck/shared/i18n';
import { plainText } from '@flightdeck/shared/schema';
import { type Failure, type FailureCode, type FailureName, failure } from '../../../contracts/areas/failure';
import type { Call, RawAnswer } from './call';

/**
 * Returns the failure of a request that did not reach the site (SHR-011), or that could not be sent, because a file for it
 * could not be loaded: an update of the plugin deletes the files of open pages.
 */
export const networkFailure = (call: Call, cause: unknown): Failure =>
  failure(
    'rest-network',
    cause instanceof Error && cause.name === 'ChunkLoadError' && navigator.onLine
      ? __("Couldn't load a required file. Reload the page and try again.")
      : __("Couldn't reach the site. Check your connection and try again."),
    { url: call.path, cause },
    'FetchNetworkError',
  );

/**
 * Returns the failure of a request without an answer in time. Don't repeat a write after this failure: the site may have
 * carried it out.
 * @param limit the time limit in milliseconds
 */
export const timeoutFailure = (call: Call, limit: number, cause: unknown): Failure =>
  failure(
    'rest-timeout',
    sprintf(
      /* translators: %d: a number of seconds. */
      __("The site didn't answer within %d seconds."),
      Math.round(limit / 1000),
    ),
    { url: call.path, cause },
    'FetchNetworkError',
  );

/** Returns the failure of an answer that is not JSON (SHR-008). */
export const notJsonFailure = (answer: RawAnswer, cause: unknown): Failure =>
  failure(
    'rest-not-json',
    __('The site sent an unreadable response.'),
    { status: answer.status, url: answer.url, cause },
    answer.redirected ? 'JsonParseAfterRedirectError' : 'JsonParseError',
  );

/** Returns the message for a refusal whose body has none. */
export const refusedText = (status: number): string =>
  sprintf(
    /* translators: %d: an HTTP status code. */
    __('The site refused the request (status %d).'),
    status,
  );

/** Returns the failure of a successful answer without a body where a value was expected. */
export const emptyFailure = (answer: RawAnswer): Failure =>
  failure(
    'rest-empty',
    __('The site sent an empty response.'),
    { status: answer.status, url: answer.url },
    'JsonParseError',
  );

/** Returns the failure of JSON in an unexpected shape. */
export const shapeFailure = (answer: RawAnswer, cause: unknown): Failure =>
  failure('rest-shape', __('The site sent an unexpected response.'), {
    status: answer.status,
    url: answer.url,
    cause,
  });

/** Returns the failure of a 404 (SHR-009, SHR-010), with the message of the body if it has one. */
export const notFoundFailure = (answer: RawAnswer, body: unknown): Failure =>
  refusal(
    answer,
    body,
    answer.redirected ? 'rest-not-found-after-redirect' : 'rest-not-found',
    answer.redirected ? 'Api404AfterRedirectError' : 'Api404Error',
  );

/** Returns the failure of any other refusal, with message and code of the body (SHR-005, SHR-007). */
export const refusedFailure = (answer: RawAnswer, body: unknown): Failure =>
  refusal(answer, body, 'rest-refused', 'ApiError');

function refusal(answer: RawAnswer, body: unknown, code: FailureCode, name: FailureName): Failure {
  const { message, code: serverCode, data } = errorBody(body) ?? {};
  const text = typeof message === 'string' ? plainText(message) : '';
  return failure(
    code,
    text || refusedText(answer.status),
    {
      status: answer.status,
      url: answer.url,
      serverMessage: text,
      ...(typeof serverCode === 'string' && { serverCode }),
      ...(data !== undefined && { data }),
    },
    name,
  );
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
