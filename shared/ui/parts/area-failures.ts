import type { AreaName } from '../../contracts/area-manifest';
import { pageMap } from '../../contracts/page-map';

/** Number of failures of each area on this page. */
export function areaFailures(scope: object = globalThis): Map<AreaName, number> {
  return pageMap(Symbol.for('flightdeck.area-failures.1'), scope);
}

/** Number of failures of each area on this page by code. */
export function areaFailureCodes(scope: object = globalThis): Map<AreaName, Map<string, number>> {
  return pageMap(Symbol.for('flightdeck.area-failure-codes.1'), scope);
}
