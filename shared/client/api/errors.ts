import { __, sprintf } from '@flightdeck/shared/i18n';
import { plainText } from '../../contracts/entities';
import { type Failure, type FailureCode, type FailureName, failure } from '../../contracts/failure';
import { apiSettings } from './api-settings';
import type { Call, RawAnswer } from './call';

/** Milliseconds within which a browser reports a request that one of its extensions blocks. */
const atOnce = 150;

/**
 * Returns the failure of a request that did not reach the site (SHR-011).
 * @param waited milliseconds since the request was sent, if known
 */
export function networkFailure(call: Call, cause: unknown, waited = 0): Failure {
  const text = __("Couldn't reach the site. Check your connection and try again.");
  // The browser gives no reason: a blocked request only fails sooner than one to a site that is down.
  const isBlocked = navigator.onLine && waited < atOnce;
  const message = isBlocked
    ? `${text} ${__('A browser extension such as an ad blocker may have blocked the request.')}`
    : text;
  return failure('rest-network', message, { url: call.path, cause }, 'FetchNetworkError');
}

/**
 * Returns the failure that names both addresses, if the page and the REST API are on different origins: the browser then
 * sends no cookies, or blocks the answer. Returns other failures unchanged.
 */
export function withAddresses(cause: Failure): Failure {
  const { origin } = new URL(apiSettings.root, location.href);
  const isConcerned =
    cause.code === 'rest-network' || cause.code === 'rest-nonce' || cause.status === 401 || cause.status === 403;
  if (!isConcerned || origin === location.origin) return cause;
  const text = sprintf(
    /* translators: %1$s and %2$s: addresses, such as https://www.site.example. */
    __(
      "Couldn't reach the site. This page is at %1$s, but its requests go to %2$s. In WordPress, use the same address for WordPress Address and Site Address under Settings → General.",
    ),
    location.origin,
    origin,
  );
  const { url, status } = cause;
  return failure(
    'rest-other-address',
    text,
    { ...(url !== undefined && { url }), ...(status !== undefined && { status }), cause },
    cause.name,
  );
}

/**
 * Returns the failure of a request without an answer in time. A write must not be repeated after it: the site may have
 * carried it out.
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

/** Returns the failure of an answer that is not JSON (SHR-008); a firewall refuses requests with a page. */
export function notJsonFailure(answer: RawAnswer, cause: unknown): Failure {
  const isBlocked = answer.status >= 400 && answer.status <= 499;
  const message = isBlocked
    ? `${refusedText(answer)} ${__(
        'A firewall or security plugin may have blocked it, for example because of HTML code in a text. Ask your host to allow the request.',
      )}`
    : __('The site sent an unreadable response.');
  return failure(
    isBlocked ? 'rest-blocked' : 'rest-not-json',
    message,
    { status: answer.status, url: answer.url, cause },
    answer.redirected ? 'JsonParseAfterRedirectError' : 'JsonParseError',
  );
}

const refusedText = ({ status }: RawAnswer) =>
  sprintf(
    /* translators: %d: an HTTP status code. */
    __('The site refused the request (status %d).'),
    status,
  );

/** Returns the failure of a 200 without a body where a value was expected. */
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
export function refusedFailure(answer: RawAnswer, body: unknown): Failure {
  const refused = refusal(answer, body, 'rest-refused', 'ApiError');
  if (answer.status !== 401 || !ofPasswords.has(refused.serverCode)) return refused;
  const { message, ...details } = refused;
  const reason = __(
    'The server asks for an extra password, and WordPress takes it for one of its own. Ask your host to turn off application passwords in WordPress, or the extra password.',
  );
  return failure('rest-password', `${message} ${reason}`, details, 'ApiError');
}

/** Codes with which WordPress refuses the password of a server in front of it (HTTP basic authentication). */
const ofPasswords: ReadonlySet<string | undefined> = new Set([
  ...['incorrect_password', 'invalid_username', 'invalid_email'],
  ...['application_passwords_disabled', 'application_passwords_disabled_for_user'],
]);

function refusal(answer: RawAnswer, body: unknown, code: FailureCode, name: FailureName): Failure {
  const { message, code: serverCode, data } = errorBody(body) ?? {};
  const text = typeof message === 'string' ? plainText(message) : '';
  return failure(
    code,
    text || refusedText(answer),
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
 * Returns the parts of an error body, or null if the value is not one. The site passes a provider's error on in the
 * body or, in a successful answer, in `data`, where it may be JSON in a string; its fields are then `{error, message}`.
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

/** Parses JSON; returns undefined for any other text. */
export function parseQuietly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
