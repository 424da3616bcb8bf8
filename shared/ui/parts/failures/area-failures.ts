import type { AreaName } from '../../../contracts/areas/area-manifest';
import { pageMap } from '../../../contracts/page/page-map';

/** Returns the map with the number of failures of each area on this page; all copies of this module share it. */
export function areaFailures(scope: object = globalThis): Map<AreaName, number> {
  return pageMap(Symbol.for('flightdeck.area-failures.1'), scope);
}
