import { defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decodedText, listItems, numberOr, orElse, plainText, requiredListOf, text } from '@flightdeck/shared/schema';

/** GET `licensing/user/counts` (SHR-081): the number of the user's licenses that are not attached to a site. */
export const licenseCountsRead = defineRead('licensing/user/counts', v.object({ detached: numberOr(0) }));

/**
 * POST `licensing/user/activation-notice-dismiss` (SHR-083): records that the user has seen the notice about this
 * number of licenses.
 */
export const dismissLicenseNotice = (detached: number) =>
  request(
    { method: 'POST', path: 'licensing/user/activation-notice-dismiss', body: { last_detached_count: detached } },
    v.unknown(),
  );

/** Time of an event; null if it has not happened. A malformed time becomes an empty text: the event has happened. */
const eventTimeSchema = v.optional(orElse<string | null>(v.nullable(v.string()), ''), null);

const licenseSchema = v.object({
  /** Empty if the key is missing or malformed. */
  license_key: text,
  /** Name of the product that the key activates. */
  product: decodedText,
  /** null if the license is not attached to a site. */
  attached_at: eventTimeSchema,
  /** null if the license was not revoked. */
  revoked_at: eventTimeSchema,
});
/** A license of the user's account. */
export type License = v.InferOutput<typeof licenseSchema>;

/** GET `licensing/user/licenses` (SHR-082, LIC-026): all licenses of the user's account, attached or not. */
export const licensesRead = defineRead('licensing/user/licenses', v.object({ items: requiredListOf(licenseSchema) }));

/** POST `licensing/set-license` (SHR-080): queues one key for this site. */
export const setLicense = (key: string) =>
  request({ method: 'POST', path: 'licensing/set-license', body: { license: key } }, v.unknown());

/** POST `licensing/error` (SHR-079) with an empty error: the user has seen the stored message (OQ-028). */
export const dismissLicensingError = () =>
  request({ method: 'POST', path: 'licensing/error', body: { error: '' } }, v.unknown());

/** Any product ID except 0 means success. An ID that is not a number is read as 0, an unknown product. */
const attachedSchema = v.object({
  activatedProductId: v.pipe(
    v.custom<unknown>((id) => Boolean(id) && id !== '0'),
    v.transform((id) => Number(id) || 0),
  ),
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns messages by code. Accepts a single message in place of a list, and drops values that are not text. */
function messagesOf(errors: unknown): Record<string, readonly string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  const lists = Object.entries(errors).map(([code, list]): [string, readonly string[]] => [
    code,
    (listItems(list) ?? [list]).filter(isText).map(plainText),
  ]);
  return Object.fromEntries(lists);
}

const refusedSchema = v.object({ errors: v.pipe(v.unknown(), v.transform(messagesOf)) });

/** An XML-RPC fault of the provider, read as errors with its code. */
const faultSchema = v.pipe(
  v.object({ faultCode: v.optional(v.union([v.string(), v.number()]), 'fault'), faultString: v.unknown() }),
  v.transform(({ faultCode, faultString }) => ({ errors: messagesOf({ [faultCode]: faultString }) })),
);

/** The result for one key: the product it activated, or lists of messages by code (LIC-010). */
export type AttachResult = v.InferOutput<typeof attachedSchema> | v.InferOutput<typeof refusedSchema>;

/** Returns the first result of an answer: a list of results, which may be nested. An empty list or result has no errors. */
function firstResult(answer: unknown): unknown {
  // An answer without a body says nothing about the license.
  if (answer === undefined) return undefined;
  let first = answer;
  while (Array.isArray(first)) first = first[0];
  const isEmptyResult =
    typeof first === 'object' &&
    first !== null &&
    'activatedProductId' in first &&
    !first.activatedProductId &&
    !('errors' in first);
  return isEmptyResult ? { errors: [] } : (first ?? { errors: [] });
}

/**
 * POST `licensing/attach-licenses` (SHR-084) with one key. A refused key has status 200, so it is a result and not a
 * failure. Jetpack turns the provider's XML-RPC fault into an error, or passes it on when it is inside another list.
 */
export const attachLicense = (key: string): Promise<AttachResult> =>
  request(
    { method: 'POST', path: 'licensing/attach-licenses', body: { licenses: [key] } },
    v.pipe(v.unknown(), v.transform(firstResult), v.union([attachedSchema, refusedSchema, faultSchema])),
  );
