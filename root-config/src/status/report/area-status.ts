import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { FailureCode } from '@flightdeck/shared/contracts/page';
import type { AreaReport, Loader } from '../../loader/loader';
import { librariesField, originField, timeField, versionField } from './field-shapes';
import { removed } from './free-text';

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
    readonly needed?: string;
    /** If the loader refused the area: the versions of these libraries on the page. */
    readonly present?: string;
  } | null;
}

/** Returns the origin of an area's files; empty when the set has no such area. */
export const originOf = (entry: Loader['entries'][AreaName], setUrl: string): string =>
  entry ? new URL(entry.origin ?? setUrl).origin : '';

/** Returns the state of an area. */
export function areaStatus(
  area: AreaName,
  entry: Loader['entries'][AreaName],
  setUrl: string,
  report: AreaReport | undefined,
): AreaStatus {
  return {
    area,
    version: versionField(entry?.version ?? ''),
    origin: originField(originOf(entry, setUrl)),
    isOverridden: entry?.origin !== undefined,
    state: report?.state ?? (entry ? 'not-loaded' : 'missing'),
    milliseconds: report?.milliseconds ?? null,
    lastFailure: report?.lastFailure ? failureFields(report.lastFailure, entry) : null,
  };
}

function failureFields(
  { failure, part, at }: NonNullable<AreaReport['lastFailure']>,
  entry: Loader['entries'][AreaName],
): AreaStatus['lastFailure'] {
  const isPartOfArea = Object.keys(entry?.manifest.parts ?? {}).some(
    (name) => part === `${entry?.manifest.name}/${name}`,
  );
  const { needed, present } = failure;
  return {
    code: failure.code,
    part: isPartOfArea ? part : removed,
    at: timeField(at),
    ...(needed && { needed: librariesField(needed) }),
    ...(present && { present: librariesField(present) }),
  };
}
