import { plainText } from '@flightdeck/shared/schema';
import type { GoogleVerification } from './google.call';
import { type GoogleStatus, unknownStatus } from './google-status';

type Answer = Omit<GoogleVerification, 'token'> & { readonly token?: string | undefined };

/**
 * Converts an answer to a status (SET-157, SET-164, SET-165).
 * @param before previous status, whose token is kept if the answer has none, as after the verify call
 */
export const statusOf = (answer: Answer, before: GoogleStatus = unknownStatus): GoogleStatus => ({
  fetching: false,
  verifying: false,
  verified: answer.verified,
  isOwner: answer.is_owner,
  searchConsoleUrl: answer.google_search_console_url || null,
  verificationConsoleUrl: answer.google_verification_console_url || null,
  token: answer.token === undefined ? before.token : answer.token || null,
  error: errorOf(answer.errors),
});

/**
 * Returns the first error of a successful answer as code and message (SET-166); null if there is none. WordPress sends a list of
 * messages per code.
 */
export function errorOf(errors: unknown): GoogleStatus['error'] {
  if (typeof errors !== 'object' || errors === null) return null;
  const [firstEntry] = Object.entries(errors);
  if (!firstEntry) return null;
  const [code, value] = firstEntry;
  const message: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof message === 'object' && message !== null) {
    return {
      code: String(Reflect.get(message, 'code') ?? code),
      message: plainText(String(Reflect.get(message, 'message') ?? '')),
    };
  }
  return { code, message: plainText(String(message ?? '')) };
}

/**
 * Converts a failed call to a status with the server's code and message, or those of the failure if the server sent none
 * (SET-166).
 */
export function failedStatus(cause: unknown, before: GoogleStatus): GoogleStatus {
  const textOf = (name: string) => {
    const value: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, name) : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const error = {
    code: textOf('serverCode') ?? textOf('code') ?? 'unknown',
    message: textOf('serverMessage') ?? textOf('message') ?? '',
  };
  return { ...before, fetching: false, verifying: false, error };
}
