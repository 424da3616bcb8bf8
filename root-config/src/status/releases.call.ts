import { bare } from '@flightdeck/shared/contracts/own';
import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import { restUrl } from '@flightdeck/shared/contracts/rest-url';
import { type VisitCounts, visitCountsSchema, visitsRoute } from '@flightdeck/shared/contracts/visit-counts';
import * as v from '@flightdeck/shared/schema';

type Site = Pick<InitialState, 'WP_API_root' | 'WP_API_nonce'>;

/** Milliseconds to wait; the rest of the screen is there already. */
const limit = 10_000;

/**
 * Reads the counts of all releases: GET `flightdeck/v1/visits`.
 * @param site REST root and nonce
 * @returns null from a host that has no counts
 * @throws when the host does not answer, or answers something else
 */
export async function readReleases({ WP_API_root: root, WP_API_nonce: nonce }: Site): Promise<VisitCounts | null> {
  const answer = await fetch(
    restUrl(root, visitsRoute),
    bare({
      cache: 'no-store',
      credentials: 'same-origin',
      headers: { 'X-WP-Nonce': nonce },
      signal: AbortSignal.timeout(limit),
    }),
  );
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The site answered with status ${answer.status}.`);
  return v.parse(visitCountsSchema, await answer.json());
}
