import { request } from '@flightdeck/shared/api';
import { isFailure } from '@flightdeck/shared/contracts/page';
import { type VisitCounts, visitCountsSchema, visitsRoute } from '@flightdeck/shared/contracts/releases';

/**
 * Reads the visit counts of all releases: GET `flightdeck/v1/visits`.
 * @returns null from a host that counts no visits
 * @throws Failure if the host refuses the request or does not answer, or if its answer has another shape
 */
export const readReleases = (): Promise<VisitCounts | null> =>
  request({ method: 'GET', path: `/${visitsRoute}` }, visitCountsSchema).catch((cause: unknown) => {
    if (isFailure(cause) && cause.status === 404) return null;
    throw cause;
  });
