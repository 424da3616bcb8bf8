import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { FailureCode } from '@flightdeck/shared/contracts/page';
import type { AreaReport, Loader } from '../loader/loader';

/** An area on this page. */
export interface AreaStatus {
  readonly area: AreaName;
  /** Empty when the set has no such area. */
  readonly version: string;
  /** Origin of the area's files; empty when the set has no such area. */
  readonly origin: string;
  /** The files come from an override or a development server, not from the set. */
  readonly isOverridden: boolean;
  readonly state: AreaReport['state'] | 'not-loaded' | 'missing';
  /** Duration of the slowest load; null before the first load. */
  readonly milliseconds: number | null;
  readonly lastFailure: {
    readonly code: FailureCode;
    readonly part: string;
    /** Time of the failure, in ISO 8601. */
    readonly at: string;
    /** If the loader refused the area: the libraries that caused the refusal, with the ranges that the area states. */
    readonly needed?: string | undefined;
    /** If the loader refused the area: the versions of these libraries on the page. */
    readonly present?: string | undefined;
  } | null;
}

export function areaStatus(
  area: AreaName,
  entry: Loader['entries'][AreaName],
  setUrl: string,
  report: AreaReport | undefined,
): AreaStatus {
  return {
    area,
    version: entry?.version ?? '',
    origin: entry ? new URL(entry.origin ?? setUrl).origin : '',
    isOverridden: entry?.origin !== undefined,
    state: report?.state ?? (entry ? 'not-loaded' : 'missing'),
    milliseconds: report?.milliseconds ?? null,
    lastFailure: report?.lastFailure ? failureFields(report.lastFailure) : null,
  };
}

function failureFields({ failure, part, at }: NonNullable<AreaReport['lastFailure']>): AreaStatus['lastFailure'] {
  const { code, needed, present } = failure;
  return { code, part, at, needed, present };
}
