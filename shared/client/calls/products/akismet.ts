import { defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decodedText, flag, text } from '@flightdeck/shared/schema';

/** Number of spam comments caught, null while there is no data, or the reason for the missing count. */
export type AkismetData = number | null | 'not_installed' | 'not_active' | 'invalid_key';

/**
 * GET `module/akismet/data` (SHR-041): a number, a number as text, or a code instead; never an error status. The text
 * "0" means that there is no data yet; the number 0 is a count (FACT-DASH-6).
 */
export const akismetDataRead = defineRead<AkismetData>(
  'module/akismet/data',
  v.union([
    v.number(),
    v.picklist(['not_installed', 'not_active', 'invalid_key']),
    v.pipe(
      v.string(),
      v.regex(/^\d+$/),
      v.transform((count) => (count === '0' ? null : Number(count))),
    ),
  ]),
);

const keyCheckSchema = v.pipe(
  v.object({
    validKey: flag,
    invalidKeyCode: v.optional(text),
    invalidKeyMessage: v.optional(decodedText),
  }),
  v.transform(({ validKey, invalidKeyCode = '', invalidKeyMessage = '' }) => ({
    isValid: validKey,
    code: invalidKeyCode,
    message: invalidKeyMessage,
  })),
);
/** The provider's answer about a key. `code` and `message` are empty if it gives no reason. */
export type KeyCheck = v.InferOutput<typeof keyCheckSchema>;

const path = 'module/akismet/key/check';

/** GET `module/akismet/key/check` (SHR-043): checks the stored key. */
export const storedKeyCheckRead = defineRead<KeyCheck>(path, keyCheckSchema);

/** POST `module/akismet/key/check` (SHR-042): checks a key that the user is typing. */
export const checkTypedKey = (key: string): Promise<KeyCheck> =>
  request({ method: 'POST', path, body: { api_key: key } }, keyCheckSchema);
