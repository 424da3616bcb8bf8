import { failureCodes } from '@flightdeck/shared/contracts/failure';
import type { AreaVisit } from '@flightdeck/shared/contracts/health';
import * as v from 'valibot';

/** Sums of the visits that loaded one release. */
export const rowSchema = v.object({
  ...{ loads: v.number(), failures: v.number(), ms: v.number(), retries: v.number(), lost: v.number() },
  ...{ interactions: v.number(), slow: v.number(), codes: v.record(v.string(), v.number()) },
});
export type Row = v.InferOutput<typeof rowSchema>;

export const emptyRow: Row = {
  ...{ loads: 0, failures: 0, ms: 0, retries: 0, lost: 0 },
  ...{ interactions: 0, slow: 0, codes: {} },
};

/** No visit counts more than this, and no sum grows beyond. */
const limits = { ms: 60_000, retries: 100, lost: 100, code: 100, codes: 5, sum: 1e9 } as const;
/** Interactions above this many ms are slow. */
const slowInteraction = 200;

const limited = (value: number | undefined, most: number) => Math.min(Math.max(Math.round(value ?? 0), 0), most);
const plus = (sum: number, more: number) => Math.min(sum + more, limits.sum);

const isCode = (name: string) => failureCodes.some((code) => code === name);

/** Returns the failures of a visit by code; names that are no codes are left out. */
const codesOf = ({ codes = {} }: AreaVisit): readonly (readonly [string, number])[] =>
  Object.entries(codes)
    .filter(([code, count]) => isCode(code) && count >= 1)
    .slice(0, limits.codes)
    .map(([code, count]) => [code, limited(count, limits.code)]);

/** Returns whether a release failed in a visit: by a code that the release can cause, not by a site that doesn't answer. */
export const hasFailed = (visit: AreaVisit): boolean =>
  codesOf(visit).some(([code]) => code.startsWith('area-') || code === 'part-unknown');

/** Returns the sums with one more visit. */
export function withVisit(row: Row, visit: AreaVisit): Row {
  const codes = { ...row.codes };
  for (const [code, count] of codesOf(visit)) codes[code] = plus(codes[code] ?? 0, count);
  return {
    loads: plus(row.loads, 1),
    failures: plus(row.failures, hasFailed(visit) ? 1 : 0),
    ms: plus(row.ms, limited(visit.ms, limits.ms)),
    retries: plus(row.retries, limited(visit.retries, limits.retries)),
    lost: plus(row.lost, limited(visit.lost, limits.lost)),
    interactions: plus(row.interactions, visit.inp === undefined ? 0 : 1),
    slow: plus(row.slow, (visit.inp ?? 0) > slowInteraction ? 1 : 0),
    codes,
  };
}

/** Returns the sums of two rows. */
export function summed(one: Row, other: Row): Row {
  const codes = { ...one.codes };
  for (const [code, count] of Object.entries(other.codes)) codes[code] = plus(codes[code] ?? 0, count);
  return {
    loads: plus(one.loads, other.loads),
    failures: plus(one.failures, other.failures),
    ms: plus(one.ms, other.ms),
    retries: plus(one.retries, other.retries),
    lost: plus(one.lost, other.lost),
    interactions: plus(one.interactions, other.interactions),
    slow: plus(one.slow, other.slow),
    codes,
  };
}
