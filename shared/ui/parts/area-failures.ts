import type { AreaName } from '../../contracts/area-manifest';

const key = Symbol.for('flightdeck.area-failures.1');

/** Number of failures of each area on this page. */
export function areaFailures(scope: object = globalThis): Map<AreaName, number> {
  const present: unknown = Reflect.get(scope, key);
  if (present instanceof Map) return present;
  const made = new Map<AreaName, number>();
  Reflect.set(scope, key, made);
  return made;
}

const codesKey = Symbol.for('flightdeck.area-failure-codes.1');

/** Number of failures of each area on this page by code. */
export function areaFailureCodes(scope: object = globalThis): Map<AreaName, Map<string, number>> {
  const present: unknown = Reflect.get(scope, codesKey);
  if (present instanceof Map) return present;
  const made = new Map<AreaName, Map<string, number>>();
  Reflect.set(scope, codesKey, made);
  return made;
}
