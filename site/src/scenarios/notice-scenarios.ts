import { connected, type Scenario, unconnected } from './base';

/** Codes of the messages that the plugin shows on the page after a change (`messageCode` of the page state). */
export const messageCodes = [
  'modules_activated',
  'already_authorized',
  'authorized',
  'linked',
  'protect_misconfigured_ip',
  'reconnection_completed',
] as const;
export type MessageCode = (typeof messageCodes)[number];

/** Codes of the errors with which connecting can fail (`errorCode` of the page state). */
export const errorCodes = [
  'cheatin',
  'access_denied',
  'wrong_state',
  'invalid_client',
  'invalid_grant',
  'site_inaccessible',
  'site_requires_authorization',
  'site_blacklisted',
  'connection_disabled',
  'not_public',
  'wpcom_408',
  'wpcom_503',
  'wpcom_bad_response',
  'wpcom_outage',
  'register_http_request_failed',
  'token_http_request_failed',
  'no_role',
  'no_cap',
  'no_code',
  'no_state',
  'invalid_state',
  'invalid_request',
  'invalid_scope',
  'unsupported_response_type',
  'invalid_token',
  'no_token',
  'missing_secrets',
  'home_missing',
  'siteurl_missing',
  'gmt_offset_missing',
  'site_name_missing',
  'secret_1_missing',
  'secret_2_missing',
  'site_lang_missing',
  'home_malformed',
  'siteurl_malformed',
  'gmt_offset_malformed',
  'timezone_string_malformed',
  'site_name_malformed',
  'secret_1_malformed',
  'secret_2_malformed',
  'site_lang_malformed',
  'secrets_mismatch',
  'verify_secret_1_missing',
  'verify_secret_1_malformed',
  'verify_secrets_missing',
  'verify_secrets_mismatch',
  'unknown_error',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Returns a connected site whose next page shows a message. */
export const messageScenario = (messageCode: MessageCode): Scenario => ({
  ...connected,
  about: `Connected; the next page shows the message ${messageCode}.`,
  notice: { messageCode },
});

/** Returns a site that failed to connect, and whose next page shows the error. */
export const errorScenario = (errorCode: ErrorCode): Scenario => ({
  ...unconnected,
  about: `Not connected; the next page shows the error ${errorCode}.`,
  notice: { errorCode },
});
