import { defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, text } from '@flightdeck/shared/schema';

const verifiedEntries = {
  verified: flag,
  /** Whether the account owns the property at Google. */
  is_owner: flag,
  google_search_console_url: text,
  google_verification_console_url: text,
  /** Errors in an otherwise successful answer. */
  errors: v.optional(v.unknown()),
};
const statusSchema = v.object({ ...verifiedEntries, token: v.optional(text, '') });
const verifiedSchema = v.object(verifiedEntries);
/** Status of the verification. `token` is the code or meta tag that proves ownership. */
export type GoogleVerification = v.InferOutput<typeof statusSchema>;

/**
 * Returns the read of GET `verify-site/google`, or of `verify-site/google/{id}` for one connection to Google (SHR-053). If the
 * provider refuses the read, the message of the failure starts with the provider's error number.
 * @param keyringId ID of the connection. Default: the connection of the user
 */
export const googleRead = (keyringId?: number) =>
  defineRead<GoogleVerification>(`verify-site/google${keyringId === undefined ? '' : `/${keyringId}`}`, statusSchema);

/** Sends POST `verify-site/google` (SHR-054). Google then checks the tag on the site. Returns the status without a token. */
export const verifyWithGoogle = (keyringId: number) =>
  request({ method: 'POST', path: 'verify-site/google', body: { keyring_id: keyringId } }, verifiedSchema);
