import type { AreaName } from '../../../contracts/areas/area-manifest';
import { pageMap } from '../../../contracts/page/page-map';

/** Returns the number of failures of each area on this page. */
export function areaFailures(scope: object = globalThis): Map<AreaName, number> {
  return pageMap(Symbol.for('flightdeck.area-failures.1'), scope);
}

/** Returns the codes of the failures of each area on this page. */
export function areaFailureCodes(scope: object = globalThis): Map<AreaName, Set<string>> {
  return pageMap(Symbol.for('flightdeck.area-failure-codes.2'), scope);
}
