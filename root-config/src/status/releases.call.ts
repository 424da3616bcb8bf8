import { request } from '@flightdeck/shared/api';
import { isFailure } from '@flightdeck/shared/contracts/failure';
import { type HealthReport, healthReportSchema, healthRoute } from '@flightdeck/shared/contracts/health';

/**
 * Reads the counts of all releases: GET `flightdeck/v1/health`.
 * @returns null from a host that has no counts
 * @throws Failure when the host does not answer, or answers something else
 */
export const readReleases = (): Promise<HealthReport | null> =>
  request({ method: 'GET', path: `/${healthRoute}` }, healthReportSchema).catch((cause: unknown) => {
    if (isFailure(cause) && cause.status === 404) return null;
    throw cause;
  });
