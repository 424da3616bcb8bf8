import { connectionDataRead, connectionRead, type Read, settingsRead } from '@flightdeck/shared/api';
import * as commonCalls from '@flightdeck/shared/calls';
import * as v from '@flightdeck/shared/schema';
import { strictly } from '@flightdeck/shared/schema';
import { getDotPath, is } from 'valibot';
import { statsRead } from '../../../mf-dashboard/src/at-a-glance/stats/stats.call';
import * as offers from '../../../mf-recommendations/src/offer/offers.call';
import * as products from '../../../mf-recommendations/src/product/products.call';
import * as recommendations from '../../../mf-recommendations/src/state/recommendations.call';
import * as tracking from '../../../mf-settings/src/privacy/tracking.call';
import { googleRead } from '../../../mf-settings/src/traffic/verification/google/google.call';

const isRead = (value: unknown): value is Read<unknown> =>
  typeof value === 'object' && value !== null && 'schema' in value && 'path' in value;

/** All reads of the areas; of those with a parameter, samples. */
export const reads: readonly Read<unknown>[] = [
  connectionRead,
  connectionDataRead,
  settingsRead,
  ...[commonCalls, offers, products, recommendations, tracking].flatMap((calls) => Object.values(calls).filter(isRead)),
  // One module without extra fields, and the one with them.
  commonCalls.moduleRead('protect'),
  commonCalls.moduleRead('sitemaps'),
  ...(['day', 'week', 'month'] as const).map(statsRead),
  googleRead(),
  googleRead(123),
];

/** Returns the path of a read, with its parameters as a query string. */
export const addressOf = ({ path, params }: Read<unknown>) =>
  params ? `${path}?${new URLSearchParams(params)}` : path;

const errorSchema = v.union([
  v.object({ code: v.string(), message: v.union([v.string(), v.number()]) }),
  v.object({ error: v.string(), message: v.string() }),
]);
const envelopeSchema = v.object({ code: v.literal('success'), data: v.unknown() });

/** Returns whether a body is an error of the site, or an error of the provider inside a success. */
function isErrorBody(body: unknown): boolean {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return is(errorSchema, body);
  const { data } = envelope.output;
  return is(errorSchema, typeof data === 'string' ? JSON.parse(data) : data);
}

/** Kind of a response: it has the data of the read, it is an error, or its body is empty. */
export type StrictReading = 'read' | 'refused' | 'empty';

/**
 * Parses a response without the fallbacks of the read's schema for missing or wrong values.
 * @returns the kind of response; for a response that matches neither the schema nor an error, what is wrong with it
 */
export function readStrictly(
  { schema }: Read<unknown>,
  status: number,
  body: unknown,
): StrictReading | { wrong: string } {
  if (status > 299) return is(errorSchema, body) ? 'refused' : { wrong: `${status} without an error in it` };
  const read = v.safeParse(schema, body, strictly);
  if (read.success) return 'read';
  if (body === undefined) return 'empty';
  if (isErrorBody(body)) return 'refused';
  return { wrong: `${getDotPath(read.issues[0]) ?? ''} ${read.issues[0].message}` };
}
