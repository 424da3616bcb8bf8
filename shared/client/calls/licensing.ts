import { defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { number, orElse, text } from '../../contracts/field-schemas';

/** GET `licensing/user/counts` (SHR-081): of the user's licenses, those on no site yet count as detached. */
export const licenceCountsRead = defineRead('licensing/user/counts', v.object({ detached: number(0) }));

/** POST `licensing/user/activation-notice-dismiss` (SHR-083): the notice about so many licenses has been seen. */
export const dismissLicenceNotice = (detached: number) =>
  request(
    { method: 'POST', path: 'licensing/user/activation-notice-dismiss', body: { last_detached_count: detached } },
    v.unknown(),
  );

/** null: it did not happen. A moment that nobody can read is one all the same. */
const moment = v.optional(orElse<string | null>(v.nullable(v.string()), ''), null);

const licenceSchema = v.object({
  /** Empty where there is none to be used. */
  license_key: text,
  /** Name of what the key activates. */
  product: text,
  /** null: on no site yet. */
  attached_at: moment,
  revoked_at: moment,
});
/** A license of the user's account. */
export type Licence = v.InferOutput<typeof licenceSchema>;

/** GET `licensing/user/licenses` (SHR-082, LIC-026): the licenses of the user's account, used or not. */
export const licencesRead = defineRead('licensing/user/licenses', v.object({ items: v.array(licenceSchema) }));

/** POST `licensing/set-license` (SHR-080): queues one key for this site. */
export const setLicence = (key: string) =>
  request({ method: 'POST', path: 'licensing/set-license', body: { license: key } }, v.unknown());

/** POST `licensing/error` (SHR-079) with nothing in it: the error that a form left behind has been seen (OQ-028). */
export const dismissLicensingError = () =>
  request({ method: 'POST', path: 'licensing/error', body: { error: '' } }, v.unknown());

/** Any value in place of a product is a success; a value other than a number is an unknown product. */
const attachedSchema = v.object({
  activatedProductId: v.pipe(
    v.custom<unknown>((id) => Boolean(id) && id !== '0'),
    v.transform((id) => Number(id) || 0),
  ),
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** Messages by code. A single message may be in place of a list; a value other than text is no message. */
function messagesOf(errors: unknown): Record<string, readonly string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  const lists = Object.entries(errors).map(([code, list]): [string, readonly string[]] => [
    code,
    (Array.isArray(list) ? list : [list]).filter(isText),
  ]);
  return Object.fromEntries(lists);
}

const refusedSchema = v.object({ errors: v.pipe(v.unknown(), v.transform(messagesOf)) });

/** The result for a key: the product it activated, or lists of messages by code (LIC-010). */
export type AttachResult = v.InferOutput<typeof attachedSchema> | v.InferOutput<typeof refusedSchema>;

/** The answer is a list per key, and may be nested; of an empty one nothing is known. */
function firstOf(answer: unknown): unknown {
  let first = answer;
  while (Array.isArray(first)) first = first[0];
  const saysNothing =
    typeof first === 'object' &&
    first !== null &&
    'activatedProductId' in first &&
    !first.activatedProductId &&
    !('errors' in first);
  return saysNothing ? { errors: [] } : (first ?? { errors: [] });
}

/** POST `licensing/attach-licenses` (SHR-084) with one key. A key that is refused is an answer, not a failure: its status is 200. */
export const attachLicence = (key: string): Promise<AttachResult> =>
  request(
    { method: 'POST', path: 'licensing/attach-licenses', body: { licenses: [key] } },
    v.pipe(v.unknown(), v.transform(firstOf), v.union([attachedSchema, refusedSchema])),
  );
