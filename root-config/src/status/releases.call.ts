import { type HealthReport, healthReportSchema, healthRoute } from '@flightdeck/shared/contracts/health';
import * as v from '@flightdeck/shared/schema';
import { pageState } from '@flightdeck/shared/session';

/** Milliseconds to wait; the rest of the screen is there already. */
const limit = 10_000;

/**
 * Reads the counts of all releases: GET `flightdeck/v1/health`.
 * @returns null from a host that has no counts
 * @throws when the host does not answer, or answers something else
 */
export async function readReleases(): Promise<HealthReport | null> {
  const { WP_API_root: root, WP_API_nonce: nonce } = pageState().initial;
  const answer = await fetch(root + healthRoute, {
    ...{ cache: 'no-store', credentials: 'same-origin', headers: { 'X-WP-Nonce': nonce } },
    signal: AbortSignal.timeout(limit),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The site answered with status ${answer.status}.`);
  return v.parse(healthReportSchema, await answer.json());
}
