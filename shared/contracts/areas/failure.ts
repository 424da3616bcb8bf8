import type { PartName } from './area-manifest';

/**
 * All failures, as one closed list. Compare failures by `code`, never by class: with two releases of a package on one
 * page, `instanceof` gives wrong results. Each code has its cause and its remedy in `docs/failures.md`.
 */
export const failureCodes = [
  // REST client (SHR-007 to SHR-011)
  'rest-network', // the request did not reach the site
  'rest-other-address', // the REST API is on another origin than the page
  'rest-sign-in', // a sign-in service or a CDN in front of the site answers instead of WordPress
  'rest-redirected', // a redirect has turned a write into a read
  'rest-timeout', // no answer within the time limit
  'rest-refused', // an error in a readable body, whatever the status (ApiError); 404 has the codes below
  'rest-password', // WordPress mistook the web server's password for an application password
  'rest-blocked', // status 400-499 with a body that WordPress doesn't send: from a firewall, a proxy or a security plugin
  'rest-not-found', // status 404 (Api404Error)
  'rest-not-found-after-redirect', // status 404 behind a redirect (Api404AfterRedirectError)
  'rest-not-json', // a body that cannot be parsed (JsonParseError)
  'rest-empty', // 200 without a body where a value was expected
  'rest-shape', // JSON in an unexpected shape
  'rest-nonce-removed', // the nonce did not arrive, neither in the header nor in the query
  'rest-nonce', // the nonce was refused and renewing it did not help
  'session-ended', // the user has been logged out
  'session-other-user', // another user has logged in; no request is repeated as that user
  // loader
  'area-unknown', // the registry does not list the area
  'part-unknown', // the area has no such part
  'area-incompatible', // the area needs a version of a library that this page lacks
  'area-ranges', // the area does not say which versions of the libraries of a page it needs
  'area-script', // a file of the area could not be loaded (404, network, integrity)
  'area-timeout', // a file of the area did not load in time
  'area-truncated', // the entry loaded but defines no container
  'area-start', // the container threw while starting
  'area-export', // the area does not export the part that it lists
  'area-mount', // the part threw, while mounting or later
  'area-replaced', // a newer release is live, and the files of the one on this page are gone
  // page
  'page-state-missing',
  'page-state-unreadable',
  'link-refused', // an address that `outward` does not allow
] as const;

export type FailureCode = (typeof failureCodes)[number];

/** Failures that only a foreign page can cause. Causes and remedies: docs/failures.md. */
export const foreignPageFailureCodes = [
  'host-csp-refused', // the CSP of the page blocks our scripts or requests
  'host-options', // the page names no widget, or a site other than that of its first widget
] as const;
export type WidgetErrorCode = FailureCode | (typeof foreignPageFailureCodes)[number];

/** Names of the errors of the REST client (SHR-007 to SHR-011, FACT-SHR-1). */
export type FailureName =
  | 'ApiError'
  | 'Api404Error'
  | 'Api404AfterRedirectError'
  | 'JsonParseError'
  | 'JsonParseAfterRedirectError'
  | 'FetchNetworkError'
  | 'FlightdeckError';

/** The phase of loading in which an area failed. */
export type LoadPhase = 'manifest' | 'compatibility' | 'script' | 'start' | 'mount';

/** Details of a failure; a detail that is unknown or does not apply is missing. */
export interface FailureDetails {
  /** HTTP status, if there was an answer. */
  readonly status?: number;
  /** `code` of the server's error body. */
  readonly serverCode?: string;
  /** Text of the server's error body; empty if it had none, and then `message` is our own text. */
  readonly serverMessage?: string;
  /** `data` of the server's error body, unchanged. */
  readonly data?: unknown;
  readonly phase?: LoadPhase;
  readonly area?: string;
  readonly part?: PartName;
  readonly version?: string;
  readonly url?: string;
  /** Libraries that the area needs, with their versions for `area-incompatible`, without them for `area-ranges`. */
  readonly needed?: string;
  /** Libraries that the page has, with versions (`area-incompatible`), or the live version of the area (`area-replaced`). */
  readonly present?: string;
}

/** An error with one of the codes above. It is an `Error`, so it has a stack and can be thrown. */
export interface Failure extends Error, FailureDetails {
  readonly code: FailureCode;
  readonly name: FailureName;
}

/**
 * Creates a failure.
 * @param message text for people, in the site's language if it is shown; the server's message, if the answer has one
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

const knownCodes: ReadonlySet<unknown> = new Set(failureCodes);

/** Returns whether a caught value is one of our failures, by its code. */
export function isFailure(value: unknown): value is Failure {
  return value instanceof Error && 'code' in value && knownCodes.has(value.code);
}
