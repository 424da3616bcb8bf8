import type { PartName } from './area-manifest';

/**
 * Everything that can go wrong, as one closed list. Failures are told apart by `code`, never by class: two releases of
 * a package can be alive on one page, where `instanceof` gives a wrong result. Each code has its cause and its remedy
 * in `docs/failures.md`.
 */
export const failureCodes = [
  // REST client (SHR-007 to SHR-011)
  'rest-network', // the request did not get through
  'rest-timeout', // no answer within the time limit
  'rest-refused', // status outside 200-299 with a readable body (ApiError)
  'rest-not-found', // status 404 (Api404Error)
  'rest-not-found-after-redirect', // status 404 behind a redirect (Api404AfterRedirectError)
  'rest-not-json', // a body that cannot be parsed (JsonParseError)
  'rest-empty', // 200 without a body where a value was due
  'rest-shape', // JSON of another shape than the one agreed
  'rest-nonce', // the nonce was refused and renewing it did not help
  'session-ended', // the user is logged out by now
  'session-other-user', // another user is logged in by now; nothing is repeated in their name
  // loader
  'area-unknown', // the registry does not name the area
  'part-unknown', // the area has no such part
  'area-incompatible', // the area needs what this page does not have
  'area-script', // a file of the area did not arrive (404, network, integrity)
  'area-timeout', // a file of the area did not arrive in time
  'area-truncated', // the entry arrived but defines no container
  'area-start', // the container threw while it started
  'area-export', // the area does not export the part it names
  'area-mount', // the part threw while it mounted or later
  'area-replaced', // a newer release is live, and the files of the one this page uses are gone
  // page
  'page-state-missing',
  'page-state-unreadable',
  'link-refused', // an address that is neither ours nor on the list of `shared/model/links`
] as const;

export type FailureCode = (typeof failureCodes)[number];

/** Names of the errors of the REST client (SHR-007 to SHR-011, FACT-SHR-1). */
export type FailureName =
  | 'ApiError'
  | 'Api404Error'
  | 'Api404AfterRedirectError'
  | 'JsonParseError'
  | 'JsonParseAfterRedirectError'
  | 'FetchNetworkError'
  | 'FlightdeckError';

/** The step of loading in which an area failed. */
export type LoadPhase = 'manifest' | 'compatibility' | 'script' | 'start' | 'mount';

export interface FailureDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** `code` of the server's error body. */
  readonly serverCode?: string;
  /** Text of the server's error body; empty when it gave none. `message` then is a text of ours. */
  readonly serverMessage?: string;
  /** `data` of the server's error body, as it came. */
  readonly data?: unknown;
  readonly phase?: LoadPhase;
  readonly area?: string;
  readonly part?: PartName;
  readonly version?: string;
  readonly url?: string;
  /** The wanted and the present versions, for `area-incompatible`. */
  readonly wanted?: string;
  readonly present?: string;
}

/** An error with a code of the catalogue. It is an `Error`, so that it has a stack and can be thrown. */
export interface Failure extends Error, FailureDetails {
  readonly code: FailureCode;
  readonly name: FailureName;
}

/**
 * Makes a failure.
 * @param message text for people, in the site's language where it is shown; the server's own message where it gave one
 */
export function failure(
  code: FailureCode,
  message: string,
  details: FailureDetails & { readonly cause?: unknown } = {},
  name: FailureName = 'FlightdeckError',
): Failure {
  const { cause, ...rest } = details;
  const error = new Error(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { ...rest, code, name });
}

const known: ReadonlySet<unknown> = new Set(failureCodes);

/** Whether a caught value is one of ours, asked by its code. */
export function isFailure(value: unknown): value is Failure {
  return value instanceof Error && 'code' in value && known.has(value.code);
}
