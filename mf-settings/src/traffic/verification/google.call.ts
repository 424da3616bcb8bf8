import { defineRead, request } from '@flightdeck/shared/api';
import { flag, text } from '@flightdeck/shared/contracts/field-schemas';
import * as v from '@flightdeck/shared/schema';

const verifiedEntries = {
  verified: flag,
  /** The account owns the property at Google. */
  is_owner: flag,
  google_search_console_url: text,
  google_verification_console_url: text,
  /** What went wrong on the way, in an answer that is well otherwise. */
  errors: v.optional(v.unknown()),
};
const statusSchema = v.object({ ...verifiedEntries, token: v.optional(text, '') });
const verifiedSchema = v.object(verifiedEntries);
/** Where the site stands with Google; `token` is the tag that proves the ownership. */
export type GoogleVerification = v.InferOutput<typeof statusSchema>;

/**
 * GET `verify-site/google`, or `verify-site/google/{id}` with the id of a keyring connection (SHR-053).
 * @throws Failure whose message begins with a number: the provider's answer
 */
export const googleRead = (keyringId?: number) =>
  defineRead<GoogleVerification>(`verify-site/google${keyringId === undefined ? '' : `/${keyringId}`}`, statusSchema);

/** POST `verify-site/google` (SHR-054): has Google check the tag on the site. */
export const verifyWithGoogle = (keyringId: number) =>
  request({ method: 'POST', path: 'verify-site/google', body: { keyring_id: keyringId } }, verifiedSchema);
